import { useSearch } from '@tanstack/react-router'
import { listParameters } from './list-parameters.ts'

export type Listed = { readonly [name in (typeof listParameters)[number]]?: string }

/** The address besides its route: the record in detail, and the list it was chosen from. */
export type Shown = Listed & { readonly id?: number }

const isId = (value: unknown): value is string | number => /^[1-9]\d{0,14}$/.test(String(value))
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

type Address = Readonly<Record<string, unknown>>

export const parseListed = (search: Address): Listed =>
  Object.fromEntries(
    listParameters.flatMap((name) => {
      const text = search[name]
      return isText(text) ? [[name, text]] : []
    }),
  )

/** Without a valid id the list is shown. */
export const parseShown = (search: Address): Shown => ({
  ...(isId(search['id']) && { id: Number(search['id']) }),
  ...parseListed(search),
})

/** The id of the record in detail, from the address (§2.5, §2.9, §2.10). */
export const useShownId = (): number | undefined =>
  useSearch({ strict: false, select: (search) => parseShown(search).id })

/** Plain query strings: the router's own format puts a bar code in quotes, since it looks like a number. */
export const plainSearch = {
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Readonly<Record<string, unknown>>) => {
    const given = Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    )
    return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
  },
}
