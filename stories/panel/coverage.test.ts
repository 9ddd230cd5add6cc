import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test, vi } from 'vitest'
import { pages } from '#site/pages.ts'
import { endpoints } from '#contract/index.ts'
import { parseScenario } from '#review/scenario/grammar.ts'
import { dialogs } from '#review/screens/dialogs.ts'
import { panelScreens } from '#review/screens/panel.ts'
import { getStateKey, screens } from '#review/screens/screens.ts'
import { everySection as sections } from '#panel/sections/index.ts'
import { getScreens } from '#panel/sections/section.ts'
import { shownBy } from './states.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The stories of the panel as plain data: without the preview, which wants a browser. */
vi.mock('../.storybook/preview.tsx', () => {
  const story = (own: object): object => ({ ...own, extend: (more: object) => story({ ...own, ...more }) })
  return { default: { meta: () => ({ story }) } }
})
const inPanel = import.meta.glob<Readonly<Record<string, { readonly afterEach?: object }>>>('./*.stories.tsx', {
  eager: true,
})

/** Every story: title and export, id in Storybook, and the state of a panel screen that the story shows. */
const stories = globSync('stories/**/*.stories.tsx', { cwd: root })
  .toSorted()
  .flatMap((file) => {
    const source = read(file)
    const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''
    return [...source.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => ({
      name: `${title}/${name}`,
      id: toId(title, storyNameFromExport(name)),
      shows: shownBy(inPanel[file.replace('stories/panel/', './')]?.[name]?.afterEach),
    }))
  })
const byName = new Map(stories.map(({ name, id }) => [name, id]))
/** The first story of each state; stories for phones come later in a file. */
const byState = new Map(stories.toReversed().flatMap(({ shows, id }) => (shows === undefined ? [] : [[shows, id]])))

const all = screens.flatMap((screen) =>
  screen.states.map((state) => ({ screen, state, key: getStateKey(screen, state) })),
)
const storyOf = ({ screen, state, key }: (typeof all)[number]) =>
  screen.code === undefined ? byName.get(state.story ?? '') : byState.get(key)

/** Stories of the panel name their state with `shows(code, state)`, and check that state when they run. */
test('every screen, page and dialog has a story of each of its states', () => {
  expect(
    all.filter((one) => storyOf(one) === undefined).map(({ key, state }) => `${key} ${state.story ?? ''}`),
  ).toEqual([])
})

test('every state is named once', () => {
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})

test('every code of the panel is in the list, for the same people', () => {
  const candidate = sections.flatMap((section) =>
    getScreens(section).map(([, code]) => `${code} ${section.admin ?? false}`),
  )
  expect(panelScreens.map(({ code, admin = false }) => `${code} ${admin}`).toSorted()).toEqual(candidate.toSorted())
})

test('every route is in the list', () => {
  const routes = [...read('src/app/routes/router.tsx').matchAll(/\bat\('([^']+)'\)/g)].map(([, path]) => path)
  const ids = new Set(screens.map(({ id }) => id))
  expect([...routes, ...pages.map(({ path }) => path)].filter((path) => path === undefined || !ids.has(path))).toEqual(
    [],
  )
})

test('every dialog is in the list', () => {
  const files = globSync('src/{site,zone,panel,app}/**/*.tsx', { cwd: root })
  const components = files
    .filter((file) => /<Dialog(\.Root)?[\s>]/.test(read(file)))
    .map((file) => basename(file, '.tsx'))
  expect(new Set(dialogs.map(({ component }) => component))).toEqual(new Set(components))
})

test('every scenario can be read', () => {
  const isCall = (name: string) => Object.hasOwn(endpoints, name)
  const unread = all.flatMap(({ key, state }) =>
    state.scenario === undefined || parseScenario(state.scenario, isCall).ok ? [] : [key],
  )
  expect(unread).toEqual([])
})
