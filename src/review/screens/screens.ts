import type { Filter } from '../Listing.tsx'
import { dialogs, notices } from './dialogs.ts'
import { markNames, marks, type Mark, type Verdict } from './marked.ts'
import { panelScreens } from './panel.ts'
import { publicScreens } from './public.ts'
import { groups, stateNames, type Screen, type ScreenState } from './screen.ts'

/** All routes, panel codes and dialogs with their states. A test checks the stories against this list, and reviewers work through it. */
export const screens: readonly Screen[] = [...publicScreens, ...panelScreens, ...dialogs, ...notices]

/** Names a screen's state in marks and in the list of stories. */
export const getStateKey = ({ id }: Screen, { name }: ScreenState): string => `${id} ${name}`

/** The name of a screen's state, with its group, since a public page and a panel screen may share a title. */
export const getStateTitle = ({ title, code }: Screen, { name }: ScreenState): string =>
  `${title}${code === undefined ? '' : ` (${code})`}: ${stateNames[name]}`

const stateLinks = new Map(
  screens.flatMap((screen) =>
    screen.states.map((state) => [
      getStateKey(screen, state),
      { title: getStateTitle(screen, state), path: screen.path, scenario: state.scenario ?? '' },
    ]),
  ),
)

/** The screen and state of a key; undefined for a state that was removed. */
export const findStateLink = (key: string) => stateLinks.get(key)

/** The states that a link shows; a story alone shows the others. */
export const linked = screens.flatMap((screen) =>
  screen.states.flatMap((state) => (state.scenario === undefined ? [] : [{ screen, state }])),
)
export type Shown = (typeof linked)[number]

type Verdicts = ReadonlyMap<string, readonly Verdict[]>
const getVerdicts = (standing: Verdicts, { screen, state }: Shown) => standing.get(getStateKey(screen, state)) ?? []

export const createFilters = (standing: Verdicts): readonly Filter<Shown>[] => [
  {
    label: 'Buscar',
    getText: ({ screen: { title, path, code, group }, state }) =>
      `${title} ${path} ${code ?? ''} ${group} ${stateNames[state.name]}`,
  },
  {
    label: 'Marca',
    options: [['', 'Todas'], ['none', 'Sin marcar'], ...marks.map((mark) => [mark, markNames[mark]] as const)],
    passes: (linkedState, mark) => {
      const verdicts = getVerdicts(standing, linkedState)
      return mark === 'none' ? verdicts.length === 0 : verdicts.some(({ as }) => as === mark)
    },
  },
  {
    label: 'Parte',
    options: [['', 'Todas'], ...groups.map((group) => [group, group] as const)],
    passes: ({ screen }, group) => screen.group === group,
  },
]

/** The progress of the review. A state that one reviewer wants changed is not approved. Marks of removed states do not count. */
export const countProgress = (standing: Verdicts) => {
  const given = linked.map((linkedState) => getVerdicts(standing, linkedState).map(({ as }) => as))
  const count = (is: (stateMarks: readonly Mark[]) => boolean) => given.filter(is).length
  return {
    total: linked.length,
    marked: count((stateMarks) => stateMarks.length > 0),
    approved: count((stateMarks) => stateMarks.includes('approved') && !stateMarks.includes('change')),
    change: count((stateMarks) => stateMarks.includes('change')),
  }
}
