import { useEffect, useState } from 'react'

interface Coming<Code> {
  readonly code?: Code | undefined
  /** Asks again for code that did not come. */
  readonly retry?: () => void
}

/** Code that loads when something first needs it. Code that did not come is asked for again at the next occasion. */
export const codeOnDemand = <Code>(fetchCode: () => Promise<Code>) => {
  let loaded: Code | undefined
  const load = async (): Promise<Code> => (loaded ??= await fetchCode())

  const useCode = (isNeeded: boolean): Coming<Code> => {
    const [coming, setComing] = useState<Coming<Code>>({ code: loaded })
    useEffect(() => {
      if (!isNeeded || coming.code || coming.retry) return
      load().then(
        (code) => setComing({ code }),
        (error: unknown) => {
          console.warn(error)
          setComing({ retry: () => setComing({}) })
        },
      )
    }, [isNeeded, coming])
    return isNeeded ? coming : { code: coming.code }
  }
  return { load, useCode }
}
