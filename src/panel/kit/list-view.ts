import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { SortingState } from '@tanstack/react-table'
import { use, useEffect, useRef, useState } from 'react'
import { rememberList } from './left-lists.ts'
import { parsePlace, placeHash, ShownPlace } from './place.ts'

/** Which part of its rows a table shows. */
export interface TableView {
  /** Counts from 0. */
  readonly page: number
  readonly sorting: SortingState
}

interface ListView extends TableView {
  /** What is searched for. */
  readonly text: string
}

export const firstView: ListView = { text: '', page: 0, sorting: [] }

/** 'q=tuerca&p=3&o=-Nombre': what of a list is shown, behind its place in the address; nothing of a list as it opens. */
export const viewParams = ({ text, page, sorting: [sort] }: ListView): string => new URLSearchParams([
  ...(text === '' ? [] : [['q', text]]),
  ...(page === 0 ? [] : [['p', String(page + 1)]]),
  ...(sort ? [['o', (sort.desc ? '-' : '') + sort.id]] : []),
]).toString()

export const parseView = (hash: string): ListView => {
  const params = new URLSearchParams(hash)
  const page = Number(params.get('p') ?? 1)
  const [, desc, id] = /^(-?)(.+)$/.exec(params.get('o') ?? '') ?? []
  return {
    text: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    sorting: id === undefined ? [] : [{ id, desc: desc === '-' }],
  }
}

/** So long one types on before the address follows: a navigation a letter would be felt. */
const writeAfter = 250

interface Shown {
  readonly view: ListView
  /** What the address said, and what it was told to say: while it says one of them, it has nothing newer. */
  readonly over: string
  readonly written: string
}

/** What a list shows; the address keeps it (a reload, back and forward find it), and runs behind one's typing. */
export const useListView = () => {
  const place = placeHash(use(ShownPlace))
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState<Shown>()
  const view = shown && (hash === shown.over || hash === shown.written) ? shown.view : parseView(hash)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (changed: Partial<ListView>) => {
    const next = { ...view, ...changed }
    const params = viewParams(next)
    const written = [place, params].filter(Boolean).join('&')
    rememberList(place, params)
    setShown((before) => ({ view: next, over: hash, written: before?.written ?? hash }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // Whoever is on the way to another screen must not be called back.
      if (placeHash(parsePlace(router.latestLocation.hash)) !== place) return
      setShown((before) => before && { ...before, written })
      void navigate({ to: '/admin/panel', hash: written, replace: true, ignoreBlocker: true, resetScroll: false })
    }, writeAfter)
  }
  return [view, change] as const
}
