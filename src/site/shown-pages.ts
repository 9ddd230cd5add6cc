/** The pages that the company shows (Marca), of those that the site has (pages.ts). */
import type { Marca } from '../contract/marca.ts'
import { menu } from './pages.ts'

type Sections = Pick<Marca, 'secciones'>

interface Section {
  /** The page's path without its slash. */
  readonly name: string
  readonly isShown: boolean
}

/** The sections of the menu in the company's order; sections that it does not name follow, and are shown. */
export const sectionsOf = ({ secciones }: Sections): readonly Section[] => {
  const said = secciones.split(/\s+/).map((line) => ({ name: line.replace(/^-/, ''), isShown: !line.startsWith('-') }))
  const names = menu.map(({ path }) => path.slice(1))
  const known = said.filter(({ name }) => names.includes(name))
  return [
    ...known,
    ...names.filter((name) => !known.some((one) => one.name === name)).map((name) => ({ name, isShown: true })),
  ]
}

export const sectionsText = (sections: readonly Section[]): string =>
  sections.map(({ name, isShown }) => (isShown ? name : `-${name}`)).join('\n')

export const isHidden = (marca: Sections, path: string): boolean =>
  marca.secciones.split(/\s+/).includes(`-${path.slice(1)}`)

/** The menu of the company. */
export const menuOf = (marca: Sections) =>
  sectionsOf(marca).flatMap(({ name, isShown }) => menu.filter(({ path }) => isShown && path === `/${name}`))
