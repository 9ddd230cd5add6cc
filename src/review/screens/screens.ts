import type { Filter } from '../Listing.tsx'
import { dialogs, notices } from './dialogs.ts'
import { markNames, marks, type Mark } from './marked.ts'
import { panelScreens } from './panel.ts'
import { publicScreens } from './public.ts'
import { groups, stateNames, type Screen, type ScreenState } from './screen.ts'

/** All routes, panel codes and dialogs with their states. A test checks the stories against this list, and reviewers work through it. */
export const screens: readonly Screen[] = [...publicScreens, ...panelScreens, ...dialogs, ...notices]

/** Names a screen's state in marks and in the list of stories. */
export const keyOf = ({ id }: Screen, { name }: ScreenState): string => `${id} ${name}`

/** The name of a screen's state, with its group, since a public page and a panel screen may share a title. */
export const titleOf = ({ title, code }: Screen, { name }: ScreenState): string =>
  `${title}${code === undefined ? '' : ` (${code})`}: ${stateNames[name]}`

const places = new Map(
  screens.flatMap((screen) =>
    screen.states.map((state) => [
      keyOf(screen, state),
      { title: titleOf(screen, state), path: screen.path, scenario: state.scenario ?? '' },
    ]),
  ),
)

/** The screen and state of a key; undefined for a state that was removed. */
export const placeOf = (key: string) => places.get(key)

/** The states that a link shows; a story alone shows the others. */
export const linked = screens.flatMap((screen) =>
  screen.states.flatMap((state) => (state.scenario === undefined ? [] : [{ screen, state }])),
)
export type Shown = (typeof linked)[number]

type Marks = ReadonlyMap<string, Mark>
const markOf = (standing: Marks, { screen, state }: Shown) => standing.get(keyOf(screen, state))

export const filtersOf = (standing: Marks): readonly Filter<Shown>[] => [
  {
    label: 'Buscar',
    textOf: ({ screen: { title, path, code, group }, state }) =>
      `${title} ${path} ${code ?? ''} ${group} ${stateNames[state.name]}`,
  },
  {
    label: 'Marca',
    options: [['', 'Todas'], ['none', 'Sin marcar'], ...marks.map((one) => [one, markNames[one]] as const)],
    passes: (one, mark) => (markOf(standing, one) ?? 'none') === mark,
  },
  {
    label: 'Parte',
    options: [['', 'Todas'], ...groups.map((group) => [group, group] as const)],
    passes: ({ screen }, group) => screen.group === group,
  },
]

/** The progress of the review. Marks of removed states do not count. */
export const progressOf = (standing: Marks) => {
  const given = linked.flatMap((one) => markOf(standing, one) ?? [])
  const count = (mark: Mark) => given.filter((one) => one === mark).length
  return { total: linked.length, marked: given.length, approved: count('approved'), change: count('change') }
}
