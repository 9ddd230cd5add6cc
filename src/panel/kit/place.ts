import type { QueryKey } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { withLastView, mark } from './remembered-lists.ts'
import { setScreenMessage, type MessageParts } from './next-screen.ts'

/** A place in the panel: the code of a screen (§2.15) and the id of its record, 0 without one. */
export interface Place {
  readonly screen: number
  readonly id: number
}

/** 'Inicio'; the address of the panel names no screen. */
const firstScreen = 302
const natural = (text: string | null): number => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)

/** 's=28&id=3' -> screen 28 of record 3. Anything but a code opens the first screen. */
export const parsePlace = (hash: string): Place => {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  return { screen: natural(params.get('s')) || firstScreen, id: natural(params.get('id')) }
}

export const toPlaceHash = ({ screen, id }: Place): string => (id > 0 ? `s=${screen}&id=${id}` : `s=${screen}`)

/**
 * The place behind '#' in the address, which is the only state of the place: back, forward, reload and a copied address agree. The place
 * is no route.
 */
export const usePlace = (): Place => parsePlace(useLocation({ select: ({ hash }) => hash }))

/** The place of the shown screen. The address is ahead while the code of the next screen is fetched. */
export const ShownPlace = createContext<Place>({ screen: firstScreen, id: 0 })

interface Opening extends MessageParts {
  readonly id?: number
  /** False after a save, which leaves nothing unsaved. */
  readonly ask?: boolean
}

/** Opens a screen, `openScreen(28, { id: 3 })`, or a list in its last view, and leaves a message for it. */
export const useOpenScreen = () => {
  const navigate = useNavigate()
  return (screen: number, { id = 0, ask = true, ...answer }: Opening = {}): void => {
    const placeHash = toPlaceHash({ screen, id })
    setScreenMessage({ ...answer, placeHash, saved: !ask })
    void navigate({ to: '/admin/panel', hash: withLastView(placeHash), ignoreBlocker: !ask })
  }
}

/** Marks the record of this screen, so that its row is in sight when the list is shown again. */
export const useMarkOpened = ([resource]: QueryKey): void => {
  const { id } = use(ShownPlace)
  useEffect(() => mark(resource, id), [resource, id])
}

/** The screens of a section: the table, a new record, one record, its pictures, a form of the section's own, the first screen. */
export interface Codes {
  readonly list?: number
  readonly create?: number
  readonly edit?: number
  readonly gallery?: number
  readonly form?: number
  readonly home?: number
}

/** The section of the screen around. The buttons and forms of that screen lead to these codes. */
export const ShownSection = createContext<Codes>({})

/** The links from the form of a record to screens about that record. */
export const RecordLinks = createContext<(resource: string, id: number) => ReactNode>(() => null)
