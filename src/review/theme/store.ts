/** The theme that is tried, in every tab: kept in the browser, followed by the other tabs, undone step by step; and themes kept by a name. */
import { create } from 'zustand'
import { parse } from '../../contract/reading/parse.ts'
import { isRecord } from '../../contract/record.ts'
import { same } from '../../contract/same.ts'
import { hasUnsaved } from '../../state/dirty.ts'
import { local, tryToStore } from '../../state/storage.ts'
import { house, paint, styleOfTheme } from './house.ts'
import { themeKey, type StoredTheme } from './stored-theme.ts'
import { themeOf, type Theme } from './theme.ts'

interface Saved {
  readonly title: string
  readonly theme: Theme
}

interface Trying {
  readonly theme: Theme
  /** The earlier themes, the latest last. */
  readonly before: readonly Theme[]
  /** Whether the browser has no room for the theme's pictures. */
  readonly isFull: boolean
  readonly saved: readonly Saved[]
}

const savedKey = 'sala.temas'

const stored = (key: string): unknown => parse(local.getItem(key) ?? 'null')

const storedTheme = (): Theme => {
  const saved = stored(themeKey)
  return themeOf(isRecord(saved) ? saved['theme'] : undefined, house)
}

const savedThemes = (): Saved[] => {
  const rows = stored(savedKey)
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    isRecord(row) && typeof row['title'] === 'string'
      ? [{ title: row['title'], theme: themeOf(row['theme'], house) }]
      : [],
  )
}

export const useTheme = create<Trying>(() => ({
  theme: storedTheme(),
  before: [],
  isFull: false,
  saved: savedThemes(),
}))

const show = (theme: Theme, before: readonly Theme[]): void => {
  const style = styleOfTheme(theme)
  const shown: StoredTheme = { theme, style, nombre: theme.nombre === house.nombre ? '' : theme.nombre }
  paint(style)
  useTheme.setState({
    theme,
    before,
    isFull: !tryToStore(local, themeKey, same(theme, house) ? '' : JSON.stringify(shown)),
  })
}

/** How many steps can be undone. Changes of one control within `oneStep` ms are one step, since a drag makes many. */
const mostSteps = 50
const oneStep = 800
let last = { of: '', at: 0 }

/** Tries another theme. Changes of one thing in quick succession are undone together. */
export const tryTheme = (next: Theme, of = ''): void => {
  const { theme, before } = useTheme.getState()
  const isDrag = of !== '' && of === last.of && performance.now() - last.at < oneStep
  last = { of, at: performance.now() }
  if (!same(next, theme)) show(next, isDrag ? before : [...before, theme].slice(-mostSteps))
}

export const changeTheme = (part: Partial<Theme>, of: string): void =>
  tryTheme({ ...useTheme.getState().theme, ...part }, of)

export const undoTheme = (): void => {
  const { before } = useTheme.getState()
  const theme = before.at(-1)
  last = { of: '', at: 0 }
  if (theme) show(theme, before.slice(0, -1))
}

/** Keeps these themes beside those that other tabs saved, without the one of this title. */
const save = (title: string, ...added: readonly Saved[]): boolean => {
  const saved = [...savedThemes().filter((one) => one.title !== title), ...added]
  const isStored = tryToStore(local, savedKey, JSON.stringify(saved))
  if (isStored) useTheme.setState({ saved })
  return isStored
}

/** Keeps a theme; one of the same title is replaced. */
export const saveTheme = (title: string, theme: Theme): boolean => save(title, { title, theme })
export const forgetTheme = (title: string): boolean => save(title)

/** Whether the pages show the theme's name, which a page reads when it loads. */
export const showsName = ({ nombre }: Theme): boolean => nombre === (window.marca ?? house.nombre)

export const followTheme = (): void => {
  const theme = storedTheme()
  paint(styleOfTheme(theme))
  useTheme.setState({ theme })
}

/** Shows the theme of another tab. A page without unsaved text reloads for another name. */
export const followOther = (): void => {
  followTheme()
  if (!showsName(useTheme.getState().theme) && !hasUnsaved()) location.reload()
}
