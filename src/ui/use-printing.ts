import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page prints, so that rows outside the window are rendered too. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is when this listener returns.
    const startPrinting = () => flushSync(() => setPrinting(true))
    const endPrinting = () => setPrinting(false)
    addEventListener('beforeprint', startPrinting)
    addEventListener('afterprint', endPrinting)
    return () => {
      removeEventListener('beforeprint', startPrinting)
      removeEventListener('afterprint', endPrinting)
    }
  }, [])
  return printing
}
