import { tabStorage, pageStateKeys } from '#state/storage.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list that the record was chosen from. */
    fromList?: boolean
  }
}

/** The place where a visitor left a list for a record: the record's id, the scroll position and the path (see return.ts). */
export const placeKey = pageStateKeys.place

/** Notes the place when a card is followed. The place outlives the reload of 'Volver' (§2.5). */
export const keepPlace = (id: number, y = scrollY): void =>
  void tabStorage.setItem(placeKey, `${id} ${Math.round(y)} ${location.pathname}`)

export const forgetPlace = (): void => tabStorage.removeItem(placeKey)

/** For the link of a card: whether the link leaves the card's list. */
export const fromHere = (list: string) => () => ({ fromList: globalThis.location?.pathname === list })
