import { create } from 'zustand'

export type Standing = 'here' | 'changed' | 'gone'

interface LayerState {
  /** What goes on over the page: nothing, somebody points at an element, or writes about one. */
  readonly mode: 'rest' | 'pick' | 'write'
  readonly target: Element | null
  /** The comment whose pin is open. */
  readonly opened: string | null
  /** The comment that was just made: its pin has the focus. */
  readonly fresh: string | null
  /** How the elements of this screen's comments stand. */
  readonly standing: Readonly<Record<string, Standing>>
}

/** What the tool and the pins over the page share: two React trees of one page. */
export const useLayer = create<LayerState>(() => ({
  mode: 'rest',
  target: null,
  opened: null,
  fresh: null,
  standing: {},
}))

const root = () => document.documentElement

export const pick = (): void => {
  root().dataset['salaElige'] = ''
  useLayer.setState({ mode: 'pick', target: null, opened: null })
}

export const aim = (target: Element | null): void => {
  if (useLayer.getState().target !== target) useLayer.setState({ target })
}

export const write = (target: Element): void => useLayer.setState({ mode: 'write', target })

export const rest = (): void => {
  delete root().dataset['salaElige']
  useLayer.setState({ mode: 'rest', target: null })
}

export const openPin = (opened: string | null): void => useLayer.setState({ opened })

export const focusPin = (fresh: string | null): void => useLayer.setState({ fresh })
