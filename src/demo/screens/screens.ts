import { dialogs, notices } from './dialogs.ts'
import { panelScreens } from './panel.ts'
import { publicScreens } from './public.ts'
import type { Screen, ScreenState } from './screen.ts'
import stories from './stories.json' with { type: 'json' }

/** Every route, panel code and dialog, and its states: what the stories are held against, and what is reviewed. */
export const screens: readonly Screen[] = [...publicScreens, ...panelScreens, ...dialogs, ...notices]

/** Names a screen's state in marks and in the list of stories. */
export const keyOf = ({ id }: Screen, { name }: ScreenState): string => `${id} ${name}`

const ids = new Map<string, string>(Object.entries(stories))

/** Storybook's id of the story that shows it; `stories/panel/coverage.test.ts` keeps the list (`vitest -u`). */
export const storyOf = (screen: Screen, state: ScreenState): string | undefined => ids.get(keyOf(screen, state))
