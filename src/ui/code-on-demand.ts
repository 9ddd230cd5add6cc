import { useEffect, useState } from 'react'

/** Code that loads when something first needs it. Code that did not come is asked for again at the next occasion. */
export const codeOnDemand = <Code>(fetchCode: () => Promise<Code>) => {
  let loaded: Code | undefined
  const load = async (): Promise<Code> => (loaded ??= await fetchCode())

  /** The code once it is needed and there. `retry` asks again; it is undefined unless the code did not come. */
  const useCode = (isNeeded: boolean) => {
    const [code, setCode] = useState(() => loaded)
    const [attempt, setAttempt] = useState(0)
    const [failedAttempt, setFailedAttempt] = useState<number>()
    useEffect(() => {
      if (!isNeeded || code) return
      load().then(
        (value) => setCode(() => value),
        (error: unknown) => {
          console.warn(error)
          setFailedAttempt(attempt)
        },
      )
    }, [isNeeded, code, attempt])
    return { code, retry: failedAttempt === attempt ? () => setAttempt(attempt + 1) : undefined }
  }
  return { load, useCode }
}
