import type { SortingState } from '@tanstack/react-table'
import { use } from 'react'
import { create } from 'zustand'
import { placeHash, ShownPlace } from './place.ts'

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

const useViews = create<Readonly<Record<string, ListView>>>(() => ({}))

/** How the list of this screen was left: after an edit one finds it as it was. */
export const useListView = () => {
  const key = placeHash(use(ShownPlace))
  const view = useViews((views) => views[key]) ?? firstView
  const change = (changed: Partial<ListView>) => useViews.setState({ [key]: { ...view, ...changed } })
  return [view, change] as const
}

/** The menu's entries open every list from its start. */
export const forgetListViews = (): void => useViews.setState({}, true)
