/** Themes that were kept by a name, to be compared. */
import { create } from 'zustand'
import { local } from '../../state/storage.ts'
import { house } from './house.ts'
import { themeOf, type Theme } from './theme.ts'

interface Saved {
  readonly title: string
  readonly theme: Theme
}

const key = 'sala.temas'

const read = (): Saved[] => {
  try {
    const rows: unknown = JSON.parse(local.getItem(key) ?? '[]')
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
      typeof row === 'object' && row !== null && 'title' in row && typeof row.title === 'string' && 'theme' in row
        ? [{ title: row.title, theme: themeOf(row.theme, house) }]
        : [],
    )
  } catch {
    return []
  }
}

export const useSaved = create<{ readonly saved: readonly Saved[] }>(() => ({ saved: read() }))

/** Whether the browser had room. */
const write = (saved: readonly Saved[]): boolean => {
  try {
    local.setItem(key, JSON.stringify(saved))
    useSaved.setState({ saved })
    return true
  } catch {
    return false
  }
}

/** Keeps a theme; one of the same title is replaced. */
export const saveTheme = (title: string, theme: Theme): boolean =>
  write([...read().filter((one) => one.title !== title), { title, theme }])

export const forgetTheme = (title: string): boolean => write(read().filter((one) => one.title !== title))
