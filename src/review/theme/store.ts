/** The theme that is tried, in every tab: kept in the browser, followed by the other tabs, undone step by step. */
import { create } from 'zustand'
import { hasUnsaved } from '../../state/dirty.ts'
import { local } from '../../state/storage.ts'
import { paint } from './apply.ts'
import { house, styleOfTheme } from './house.ts'
import { themeKey, type Kept } from './kept.ts'
import { isSame, themeOf, type Theme } from './theme.ts'

interface Trying {
  readonly theme: Theme
  /** The earlier themes, the latest last. */
  readonly before: readonly Theme[]
  /** Whether the browser has no room for the theme's pictures. */
  readonly isFull: boolean
}

/** What is kept in this browser; the house's theme without it. */
const stored = (): Theme => {
  try {
    const kept: Partial<Kept> | null = JSON.parse(local.getItem(themeKey) ?? 'null')
    return themeOf(kept?.theme, house)
  } catch {
    return house
  }
}

export const useTheme = create<Trying>(() => ({ theme: stored(), before: [], isFull: false }))

const keep = (theme: Theme, style: string): boolean => {
  const nombre = theme.nombre === house.nombre ? '' : theme.nombre
  const kept: Kept = { theme, style, nombre }
  try {
    if (isSame(theme, house)) local.removeItem(themeKey)
    else local.setItem(themeKey, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

const show = (theme: Theme, before: readonly Theme[]): void => {
  const style = styleOfTheme(theme)
  paint(style)
  useTheme.setState({ theme, before, isFull: !keep(theme, style) })
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
  if (!isSame(next, theme)) show(next, isDrag ? before : [...before, theme].slice(-mostSteps))
}

export const changeTheme = (part: Partial<Theme>, of: string): void =>
  tryTheme({ ...useTheme.getState().theme, ...part }, of)

export const undoTheme = (): void => {
  const { before } = useTheme.getState()
  const theme = before.at(-1)
  last = { of: '', at: 0 }
  if (theme) show(theme, before.slice(0, -1))
}

/** Whether the pages show the theme's name, which a page reads when it loads. */
export const showsName = ({ nombre }: Theme): boolean => nombre === (window.marca ?? house.nombre)

/** Shows what is kept now. */
export const followTheme = (): void => {
  const theme = stored()
  paint(styleOfTheme(theme))
  useTheme.setState({ theme })
}

/** Shows the theme of another tab. A page without unsaved text reloads for another name. */
export const followOther = (): void => {
  followTheme()
  if (!showsName(useTheme.getState().theme) && !hasUnsaved()) location.reload()
}
