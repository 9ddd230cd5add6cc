import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { use } from 'react'
import { useAheadOfAddress } from '#ui/ahead-of-address.ts'
import { rememberList } from './remembered-lists.ts'
import { parsePlace, toPlaceHash, ShownPlace } from './place.ts'

/** The shown part of a table's rows. */
export interface TableView {
  /** Counts from 0. */
  readonly page: number
  /** By the column of this header; the list's own order without one. */
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[]
}

interface ListView extends TableView {
  readonly text: string
  /** The chosen option of each filter, by its label. */
  readonly chosen: Readonly<Record<string, string>>
}

export const firstView: ListView = { text: '', page: 0, sorting: [], chosen: {} }

/** 'q=tuerca&p=3&o=-Nombre', which follows the place in the address; empty for the first view of a list. */
export const viewParams = ({ text, page, sorting: [sort], chosen }: ListView): string =>
  new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...(page === 0 ? [] : [['p', String(page + 1)]]),
    ...(sort ? [['o', (sort.desc ? '-' : '') + sort.id]] : []),
    ...Object.entries(chosen).map((pair) => ['f', pair.join(':')]),
  ]).toString()

export const parseView = (hash: string): ListView => {
  const params = new URLSearchParams(hash)
  const page = Number(params.get('p') ?? 1)
  const [, desc, id] = /^(-?)(.+)$/.exec(params.get('o') ?? '') ?? []
  return {
    text: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    sorting: id === undefined ? [] : [{ id, desc: desc === '-' }],
    chosen: Object.fromEntries(params.getAll('f').map((pair) => pair.split(':', 2))),
  }
}

/** The view of a list. The address keeps the view for reload, back and forward, a moment behind the typing. */
export const useListView = () => {
  const placeHash = toPlaceHash(use(ShownPlace))
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const router = useRouter()
  const toHash = (view: ListView) => [placeHash, viewParams(view)].filter(Boolean).join('&')
  const [view, show] = useAheadOfAddress(hash, {
    read: parseView,
    write: toHash,
    isHere: () => toPlaceHash(parsePlace(router.latestLocation.hash)) === placeHash,
    goTo: (written) =>
      void navigate({ to: '/admin/panel', hash: written, replace: true, ignoreBlocker: true, resetScroll: false }),
  })
  const change = (changed: Partial<ListView>) => {
    const next = { ...view, ...changed }
    rememberList(placeHash, viewParams(next))
    show(next)
  }
  return [view, change] as const
}
