import { create } from 'zustand'

/**
 * The record that a public list shows in detail (§2.5, §2.9, §2.10). Kept while one moves inside the app; a reload forgets it,
 * which is how Volver and the menu return to the list.
 */
interface Selection {
  readonly producto: number | null
  readonly novedad: number | null
  readonly feria: number | null
}

export const useSelection = create<Selection>(() => ({ producto: null, novedad: null, feria: null }))

export const select = (of: keyof Selection, id: number | null): void => useSelection.setState({ [of]: id })
