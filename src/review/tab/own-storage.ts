import type { BadToken, Scenario } from '../scenario/grammar.ts'

/** The ids of the sessions, as state/session.ts keeps them. */
export type Ids = Partial<Record<'idLogin' | 'idLoginZona', number>>

/** The facts of a scenario that the worker writes into the first script of its page. */
export type TabFacts = { readonly text: string } & (
  | { readonly scenario: Scenario; readonly ids: Ids }
  | { readonly errors: readonly BadToken[] }
)

/** Keys under which pages note the records they show. A rehearsal shows invented states and dates, so its notes must not last. */
const isNote = (key: string) => key === 'vistos' || key.startsWith('zona.visita.')

/** Keeps a rehearsal's session and notes in this tab: reads and writes of these keys of local storage go to the page's own memory. */
export const keepOwn = (ids: Ids | undefined, real: Storage = localStorage): void => {
  const drawer = new Map<string, string | null>(
    ids && [
      ['idLogin', null],
      ['idLoginZona', null],
    ],
  )
  for (const [key, id] of Object.entries(ids ?? {})) drawer.set(key, String(id))
  const isOwn = (key: string) => drawer.has(key) || isNote(key)
  const overrides: Readonly<Record<string, (key: string, text: string) => unknown>> = {
    getItem: (key) => (drawer.has(key) ? drawer.get(key) : real.getItem(key)),
    setItem: (key, text) => {
      if (isOwn(key)) drawer.set(key, text)
      else real.setItem(key, text)
    },
    removeItem: (key) => {
      if (isOwn(key)) drawer.set(key, null)
      else real.removeItem(key)
    },
  }
  const value = new Proxy(real, {
    get: (_, name) => {
      const member: unknown =
        typeof name === 'string' && Object.hasOwn(overrides, name) ? overrides[name] : Reflect.get(real, name)
      return typeof member === 'function' ? member.bind(real) : member
    },
  })
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value })
}
