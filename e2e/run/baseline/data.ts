/** MDN's compatibility data, and which of the browsers that package.json names lack a feature. */
import bcd, {
  type BrowserName,
  type CompatData,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }
import manifest from '../../../package.json' with { type: 'json' }

export const data: CompatData = bcd

const isBrowser = (name: string): name is BrowserName => name in data.browsers

/** 'safari 17.4': its name, and its version as a number that compares. */
const targets = manifest.browserslist.flatMap((target) => {
  const [name = '', version] = target.replace('ios_saf', 'safari_ios').split(' ')
  return isBrowser(name) ? [{ name, version: Number(version) }] : []
})

const numberOf = (version: string | false | undefined) => (version ? Number(version.replace('≤', '')) : Infinity)

/** Without prefix, flag or other name; a browser that has most of it has it. */
const grants = (
  { version_added: from, version_removed: until, flags, prefix, alternative_name: other }: SimpleSupportStatement,
  version: number,
) => !flags && !prefix && !other && numberOf(from) <= version && version < numberOf(until)

/** The browsers that lack a feature; of one that the data does not know, none. */
const lacking = ({ __compat: compat }: Identifier): string[] =>
  targets
    .filter(({ name, version }) => {
      const statements = [compat?.support[name] ?? []].flat()
      return statements.length > 0 && !statements.some((statement) => grants(statement, version))
    })
    .map(({ name, version }) => `${name} ${version}`)

/** What a name may mean: it is too new only if all that it may mean is. */
export type Meanings = readonly Identifier[]

export const tooNewFor = (meanings: Meanings): string[] => {
  const all = meanings.map(lacking)
  return all.some((browsers) => browsers.length === 0) ? [] : [...new Set(all.flat())]
}
