import { inOrder, screensOf, type Listed, type Section } from './section.ts'

/** The whole panel: each folder here is a section. */
export const everySection = inOrder(
  import.meta.glob<Readonly<Record<string, Section>>>('./*/section.ts', { eager: true }),
)

/** The sidebar, in its order (§2.15). */
export const sections = everySection.filter(({ beside }) => !beside)

/** The screen that the entry of a section opens. */
export const firstOf = ({ list, form, home = 0 }: Section): number => list ?? form ?? home

const byCode = new Map(
  everySection.flatMap((section) => screensOf(section).map(([, code]) => [code, section] as const)),
)

export const sectionOf = (code: number): Listed | undefined => byCode.get(code)

const byCollection = (resource: string): Section | undefined => everySection.find((section) => section.of === resource)

export const recordName = (resource: string): string => byCollection(resource)?.one ?? resource

/** The place of a record: the form that edits it, else the screen of its section. */
export const placeOf = (resource: string, id: number): { screen: number; id: number } | undefined => {
  const section = byCollection(resource)
  if (!section) return undefined
  return section.edit === undefined ? { screen: firstOf(section), id: 0 } : { screen: section.edit, id }
}

/** The public address of what a screen shows: the record where the site shows one, else the page of the section. */
export const siteOf = ({ site, siteRecord }: Section, id: number): string | undefined =>
  site !== undefined && siteRecord && id > 0 ? `${site}?id=${id}` : site

/** The sections whose records a public page shows. */
export const shownOn = (path: string): readonly Listed[] =>
  sections.filter(({ site }) => site === (path === '/home' ? '/' : path))
