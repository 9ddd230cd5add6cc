import { create } from 'zustand'

/** Whether a comment's element was found, alone or as the first of several; `sought` while it may still appear. */
export type Standing = 'here' | 'several' | 'gone' | 'sought'

interface LayerState {
  /** The state over the page: idle, pointing at an element, or writing about one. */
  readonly mode: 'rest' | 'pick' | 'write'
  readonly target: Element | null
  readonly opened: string | null
  /** The new comment: its pin gets the focus. */
  readonly fresh: string | null
  /** For each comment of this screen. */
  readonly standing: ReadonlyMap<string, Standing>
}

/** State shared by the tool and the pins, which are two React trees. */
export const useLayer = create<LayerState>(() => ({
  mode: 'rest',
  target: null,
  opened: null,
  fresh: null,
  standing: new Map(),
}))

const root = () => document.documentElement

export const pick = (): void => {
  root().dataset['reviewPicks'] = ''
  useLayer.setState({ mode: 'pick', target: null, opened: null })
}

export const aim = (target: Element | null): void => {
  if (useLayer.getState().target !== target) useLayer.setState({ target })
}

export const write = (target: Element): void => useLayer.setState({ mode: 'write', target })

export const stopCommenting = (): void => {
  delete root().dataset['reviewPicks']
  useLayer.setState({ mode: 'rest', target: null })
}

export const openPin = (opened: string | null): void => useLayer.setState({ opened })

export const focusPin = (fresh: string | null): void => useLayer.setState({ fresh })
