import { ofTab } from '../../state/storage.ts'

/** Where somebody was in the list: what was searched for, and the product that was opened. */
export interface Place { readonly query: string; readonly seen: number | null }

const keys = { query: 'productos.busqueda', seen: 'productos.visto' } as const

/** Volver reloads the page (§2.5), which forgets everything: this is handed over to the list that comes up. */
export const keepPlace = ({ query, seen }: Place): void => {
  ofTab.setItem(keys.query, query)
  ofTab.setItem(keys.seen, String(seen ?? ''))
}

export const keptPlace = (): Place => {
  const seen = Number(ofTab.getItem(keys.seen))
  return { query: ofTab.getItem(keys.query) ?? '', seen: seen > 0 ? seen : null }
}

export const forgetPlace = (): void => {
  for (const key of Object.values(keys)) ofTab.removeItem(key)
}
