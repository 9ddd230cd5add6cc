import { useEffect, useState } from 'react'

interface Coming<Code> {
  readonly code?: Code | undefined
  /** Asks again for code that did not come. */
  readonly retry?: () => void
}

/** A stylesheet that did not come has no rules, or tells none. */
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}

/** Vite asks for a stylesheet once, whatever became of it. */
const renewStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][crossorigin]:not([disabled])'))
    if (isMissing(link)) link.replaceWith(link.cloneNode())
}

/** Code that loads when something first needs it. Code that did not come is asked for again at the next occasion. */
export const codeOnDemand = <Code>(fetchCode: () => Promise<Code>) => {
  let loaded: Code | undefined
  let hasFailed = false
  const load = async (): Promise<Code> => {
    if (hasFailed) renewStyles()
    try {
      return (loaded ??= await fetchCode())
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

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
