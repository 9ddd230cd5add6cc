/** The panel's sections, for journeys: found as the panel finds them. */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { inOrder, screensOf, type Section } from '../../src/panel/sections/section.ts'

const files = globSync('src/panel/sections/*/section.ts')
const found = files.map(async (file) => {
  const exported: Readonly<Record<string, Section>> = await import(resolve(file))
  return [file, exported] as const
})

export const everySection = inOrder(Object.fromEntries(await Promise.all(found)))

/** The addresses of the panel's screens, each with a record that is there. */
export const panelScreens = everySection.flatMap((section) =>
  screensOf(section).map(([, code]) => `/admin/panel#s=${code}&id=${section.sample ?? 1}`),
)
