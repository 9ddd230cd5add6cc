import { useState } from 'react'

/**
 * Whether the record in the address, or the list, has taken another's place: its title then gets the focus. A page that was opened by its
 * address leaves the focus with whoever is typing, and the first Tab with the skip link.
 */
export const useOpenedInPlace = (id: number | undefined): boolean => {
  const [first, setFirst] = useState<{ readonly id: number | undefined } | null>({ id })
  const opened = first?.id !== id || first === null
  if (opened && first) setFirst(null)
  return opened
}
