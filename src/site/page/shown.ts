import { useSearch } from '@tanstack/react-router'

/** What the address says besides its route: the record that is shown in detail, and what the list was searched for. */
export interface Shown { readonly id?: number; readonly buscar?: string }

const isId = (value: unknown): value is string | number => /^[1-9]\d{0,14}$/.test(String(value))
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Whatever is no id shows the list. */
export const shownIn = ({ id, buscar }: Readonly<Record<string, unknown>>): Shown => ({
  ...(isId(id) && { id: Number(id) }),
  ...(isText(buscar) && { buscar }),
})

/** The record that this page shows in place of its list, by the address (§2.5, §2.9, §2.10). */
export const useShownId = (): number | undefined => useSearch({ strict: false, select: (search) => shownIn(search).id })

/** What the list is searched for, by the address. */
export const useSearched = (): string => useSearch({ strict: false, select: (search) => shownIn(search).buscar ?? '' })

/** Addresses as people write them: the router's own would put a bar code in quotes, since it looks like a number. */
export const plainSearch = {
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Readonly<Record<string, unknown>>) => {
    const given = Object.entries(search).flatMap(([name, value]) => typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [])
    return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
  },
}
