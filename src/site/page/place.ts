import { ofTab, shownOfTab } from '../../state/storage.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list that the record was chosen from. */
    fromList?: boolean
  }
}

/** Where somebody left a list for one of its records: its id, how far down, on which page (see return.ts). */
export const placeKey = shownOfTab.place

/** Notes the place as a card is followed; it outlives the reload that Volver is (§2.5). */
export const keepPlace = (id: number, y = scrollY): void =>
  ofTab.setItem(placeKey, `${id} ${Math.round(y)} ${location.pathname}`)

export const forgetPlace = (): void => ofTab.removeItem(placeKey)

/** For the link of a card: whether it leaves its list. */
export const fromHere = (list: string) => () => ({ fromList: globalThis.location?.pathname === list })
