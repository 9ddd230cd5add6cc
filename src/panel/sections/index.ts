import { sortSections, getScreens, type Listed, type Section } from './section.ts'

/** The whole panel: each folder here is a section. */
export const everySection = sortSections(
  import.meta.glob<Readonly<Record<string, Section>>>('./*/section.ts', { eager: true }),
)

/** The sidebar, in its order (§2.15). */
export const sections = everySection.filter(({ outsideSidebar }) => !outsideSidebar)

/** The screen that the entry of a section opens. */
export const getFirstScreen = ({ list, form, home = 0 }: Section): number => list ?? form ?? home

const byCode = new Map(
  everySection.flatMap((section) => getScreens(section).map(([, code]) => [code, section] as const)),
)

export const findSection = (code: number): Listed | undefined => byCode.get(code)

const findResourceSection = (resource: string): Section | undefined =>
  everySection.find((section) => section.resource === resource)

export const recordName = (resource: string): string => findResourceSection(resource)?.singular ?? resource

/** The place of a record: the form that edits it, else the screen of its section. */
export const findPlace = (resource: string, id: number): { screen: number; id: number } | undefined => {
  const section = findResourceSection(resource)
  if (!section) return undefined
  return section.edit === undefined ? { screen: getFirstScreen(section), id: 0 } : { screen: section.edit, id }
}

/** The public address of a screen: the record where the site shows one, else the page of the section. */
export const getSiteAddress = ({ site, siteRecord }: Section, id: number): string | undefined =>
  site !== undefined && siteRecord && id > 0 ? `${site}?id=${id}` : site

/** The sections with records on a public page. */
export const shownOn = (path: string): readonly Listed[] =>
  sections.filter(({ site }) => site === (path === '/home' ? '/' : path))
