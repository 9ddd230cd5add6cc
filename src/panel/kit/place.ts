import type { QueryKey } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'
import { asLeft, mark } from './left-lists.ts'

/** Where one is in the panel: a screen's numeric code (§2.15) and the record it is about; 0 where there is none. */
export interface Place {
  readonly screen: number
  readonly id: number
}

const firstScreen = 1
const natural = (text: string | null): number => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)

/** 's=28&id=3' -> screen 28 of record 3. Whatever is not a code opens the first screen. */
export const parsePlace = (hash: string): Place => {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  return { screen: natural(params.get('s')) || firstScreen, id: natural(params.get('id')) }
}

export const placeHash = ({ screen, id }: Place): string => (id > 0 ? `s=${screen}&id=${id}` : `s=${screen}`)

/**
 * The place that the address names after '#'. It is the panel's one state of it, so that back, forward, reload and a copied
 * address all agree; it is no route.
 */
export const usePlace = (): Place => parsePlace(useLocation({ select: ({ hash }) => hash }))

/** The place of the screen around; the address runs ahead of it while the next one's code comes. */
export const ShownPlace = createContext<Place>({ screen: firstScreen, id: 0 })

interface Opening {
  readonly id?: number
  /** After a save there is nothing left to ask about. */
  readonly ask?: boolean
}

/** Opens a screen: `openScreen(28, { id: 3 })`; a list as it was left. */
export const useOpenScreen = () => {
  const navigate = useNavigate()
  return (screen: number, { id = 0, ask = true }: Opening = {}): void =>
    void navigate({ to: '/admin/panel', hash: asLeft(placeHash({ screen, id })), ignoreBlocker: !ask })
}

/** Back in the list, by whatever way, the row of the record that this screen is about is in sight. */
export const useMarkOpened = ([resource]: QueryKey): void => {
  const { id } = use(ShownPlace)
  useEffect(() => mark(resource, id), [resource, id])
}

/** The screens that make and edit a record of the section around. */
export const Ways = createContext<{ readonly create?: number; readonly edit?: number }>({})
