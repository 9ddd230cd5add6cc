/** Reads MDN's compatibility data: which of package.json's browsers lack a feature. */
import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import manifest from '../../../package.json' with { type: 'json' }

// Node reads these 20 MB; an import would have vitest make a module of them, which takes a minute.
export const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

const isBrowser = (name: string): name is BrowserName => name in data.browsers

/** Splits 'safari 17.4' into the name and a version number that compares. */
const targets = manifest.browserslist.flatMap((target) => {
  const [name = '', version] = target.replace('ios_saf', 'safari_ios').split(' ')
  return isBrowser(name) ? [{ name, version: Number(version) }] : []
})

const numberOf = (version: string | false | undefined) => (version ? Number(version.replace('≤', '')) : Infinity)

/** The version that first has a feature without prefix, flag or other name. Partial support counts. */
const grants = (
  { version_added: from, version_removed: until, flags, prefix, alternative_name: other }: SimpleSupportStatement,
  version: number,
) => !flags && !prefix && !other && numberOf(from) <= version && version < numberOf(until)

/** The browsers that lack a feature; none for a feature that the data does not know. */
const lacking = ({ __compat: compat }: Identifier): string[] =>
  targets
    .filter(({ name, version }) => {
      const statements = [compat?.support[name] ?? []].flat()
      return statements.length > 0 && !statements.some((statement) => grants(statement, version))
    })
    .map(({ name, version }) => `${name} ${version}`)

/** The features that a name may mean. A name is too new only if all of them are. */
export type Meanings = readonly Identifier[]

export const tooNewFor = (meanings: Meanings): string[] => {
  const all = meanings.map(lacking)
  return all.some((browsers) => browsers.length === 0) ? [] : [...new Set(all.flat())]
}
