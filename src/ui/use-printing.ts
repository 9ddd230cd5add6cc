import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is made for paper: what is only on the page while it is in sight has to be there then. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes what stands there once this returns.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
