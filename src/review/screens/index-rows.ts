import { searchKey } from '../../ui/search-key.ts'
import type { Mark } from './marked.ts'
import { groups, stateNames, type Screen, type ScreenState } from './screen.ts'
import { keyOf, screens } from './screens.ts'

export interface Filter {
  readonly text: string
  /** A mark, or all states without one. */
  readonly mark: Mark | 'none' | ''
  readonly group: string
}

export interface Shown {
  readonly screen: Screen
  readonly states: readonly ScreenState[]
}

const textOf = ({ title, path, code, group }: Screen, { name }: ScreenState): string =>
  searchKey(`${title} ${path} ${code ?? ''} ${group} ${stateNames[name]}`)

/** The screens and states that pass a filter. */
export const filtered = ({ text, mark, group }: Filter, marks: ReadonlyMap<string, Mark>): Shown[] => {
  const words = searchKey(text).split(/\s+/).filter(Boolean)
  return screens
    .filter((screen) => group === '' || screen.group === group)
    .flatMap((screen) => {
      const states = screen.states.filter((state) => {
        const has = marks.get(keyOf(screen, state)) ?? 'none'
        return (mark === '' || has === mark) && words.every((word) => textOf(screen, state).includes(word))
      })
      return states.length === 0 ? [] : [{ screen, states }]
    })
}

export const grouped = (shown: readonly Shown[]): { group: string; shown: readonly Shown[] }[] =>
  groups.flatMap((group) => {
    const own = shown.filter(({ screen }) => screen.group === group)
    return own.length === 0 ? [] : [{ group, shown: own }]
  })

export interface Progress {
  readonly total: number
  readonly marked: number
  readonly approved: number
  readonly change: number
}

/** The progress of the review. Marks of removed states do not count. */
export const progressOf = (marks: ReadonlyMap<string, Mark>): Progress => {
  const all = screens.flatMap((screen) => screen.states.map((state) => marks.get(keyOf(screen, state))))
  const count = (mark: Mark) => all.filter((one) => one === mark).length
  return { total: all.length, marked: all.filter(Boolean).length, approved: count('approved'), change: count('change') }
}
