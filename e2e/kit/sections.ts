/** The panel's sections, for journeys: found as the panel finds them. */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { sortSections, getScreens, type Section } from '#panel/sections/section.ts'

const files = globSync('src/panel/sections/*/section.ts')
const found = files.map(async (file) => {
  const exported: Readonly<Record<string, Section>> = await import(resolve(file))
  return [file, exported] as const
})

export const everySection = sortSections(Object.fromEntries(await Promise.all(found)))

/** The addresses of the panel's screens, each with a record that is there. */
export const panelScreens = everySection.flatMap((section) =>
  getScreens(section).map(([, code]) => `/admin/panel#s=${code}&id=${section.sample ?? 1}`),
)
