import { dialogs, notices } from './dialogs.ts'
import { panelScreens } from './panel.ts'
import { publicScreens } from './public.ts'
import { stateNames, type Screen, type ScreenState } from './screen.ts'
import stories from './stories.json' with { type: 'json' }

/** Every route, panel code and dialog, and its states: what the stories are held against, and what is reviewed. */
export const screens: readonly Screen[] = [...publicScreens, ...panelScreens, ...dialogs, ...notices]

/** Names a screen's state in marks and in the list of stories. */
export const keyOf = ({ id }: Screen, { name }: ScreenState): string => `${id} ${name}`

const ids = new Map<string, string>(Object.entries(stories))

/** Storybook's id of the story that shows it; `stories/panel/coverage.test.ts` keeps the list (`vitest -u`). */
export const storyOf = (screen: Screen, state: ScreenState): string | undefined => ids.get(keyOf(screen, state))

/** What a screen's state is called: a page and a screen of the panel may have one title. */
export const titleOf = ({ title, code }: Screen, { name }: ScreenState): string =>
  `${title}${code === undefined ? '' : ` (${code})`}: ${stateNames[name]}`

interface Place {
  readonly title: string
  readonly path: string
  readonly scenario: string
}

const places = new Map(
  screens.flatMap((screen) =>
    screen.states.map((state): [string, Place] => [
      keyOf(screen, state),
      { title: titleOf(screen, state), path: screen.path, scenario: state.scenario ?? '' },
    ]),
  ),
)

/** Where a state is seen, by its key; of one that is no more only that is known. */
export const placeOf = (key: string): Place | undefined => places.get(key)
