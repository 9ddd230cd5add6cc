/** The pages that the company shows (Marca), of those that the site has (pages.ts). */
import type { Marca } from '#contract/marca.ts'
import { menu } from './pages.ts'

type Sections = Pick<Marca, 'secciones'>

const splitSections = ({ secciones }: Sections): string[] => secciones.split(/\s+/)

/** Whether the company does not show the section at a path. */
export const isHidden = (marca: Sections, path: string): boolean => splitSections(marca).includes(`-${path.slice(1)}`)

/** Every section of the menu, in the company's order; sections that it does not name come last. */
export const inOrder = (marca: Sections) => {
  const names = splitSections(marca).map((line) => line.replace('-', ''))
  const getRank = (path: string) => (names.indexOf(path.slice(1)) + names.length + 1) % (names.length + 1)
  return menu.toSorted((a, b) => getRank(a.path) - getRank(b.path))
}

/** The menu of the company. */
export const getShownMenu = (marca: Sections) => inOrder(marca).filter(({ path }) => !isHidden(marca, path))
