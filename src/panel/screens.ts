import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { everySection } from './sections/index.ts'
import { getScreens, type Role } from './sections/section.ts'

type Screen = ComponentType<{ id: number }>
/** The file exports a component for each role of its section. */
type Screens = Partial<Record<Capitalize<Role>, Screen>>

const files = import.meta.glob<Screens>('./sections/*/*.tsx')
const names = { list: 'List', create: 'Create', edit: 'Edit', gallery: 'Gallery', form: 'Form', home: 'Home' } as const

const load = async (folder: string, name: Capitalize<Role>): Promise<{ default: Screen }> => {
  const screen = (await files[`./sections/${folder}/${folder}.tsx`]?.())?.[name]
  if (!screen) throw new Error(`sections/${folder}/${folder}.tsx has no ${name}.`)
  return { default: screen }
}

const loads = new Map(
  everySection.flatMap((section) =>
    getScreens(section).map(([role, code]) => [code, () => load(section.folder, names[role])] as const),
  ),
)

/** The component behind each code; its file is fetched when the screen is first shown. */
export const screens: Readonly<Record<number, LazyExoticComponent<Screen>>> = Object.fromEntries(
  [...loads].map(([code, loadOne]) => [code, lazy(loadOne)]),
)

/** Fetches the file of a screen ahead. A failure is ignored here: showing the screen reports it. */
export const fetchScreen = (code: number): void => {
  loads
    .get(code)?.()
    .catch(() => undefined)
}
