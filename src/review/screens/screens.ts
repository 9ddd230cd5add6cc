import { dialogs, notices } from './dialogs.ts'
import { panelScreens } from './panel.ts'
import { publicScreens } from './public.ts'
import { stateNames, type Screen, type ScreenState } from './screen.ts'

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
