/** The tests of a file, as its text says them: a story by its export, any other test by its title. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../kit/host.ts'

export interface Found {
  readonly title: string
  readonly body: string
  /** Whether `npm test` leaves it to the release. */
  readonly isOfRelease: boolean
}

/** A state that the kit brings is for a release, unless its story says otherwise: stories/panel/states.ts. */
const ofKit = /\bshows\((?!servicios)[\w.]+, '(loading|empty|many|saving|refused|down|forbidden)'/

const storiesIn = (text: string): Found[] =>
  text
    .split(/^(?=export const )/m)
    .slice(1)
    .map((body) => ({
      title: /^export const (\w+)/.exec(body)?.[1] ?? '',
      body,
      isOfRelease:
        /(?:extend\(|\.\.\.)(?:phone|ofRelease)\b/.test(body) || (ofKit.test(body) && !body.includes('ofTest')),
    }))

/** Tags of journeys, and files, that only a release runs. */
const later = /'@(?:release|vivo|otro-origen)'/
const ofOwnBuild = /\b(?:live-[\w-]+|smoke)\.spec\.ts$/

const journeysIn = (text: string): Found[] => {
  let around = ''
  return text
    .split(/^(?=\s*test(?:\.each\([^]*?\))?\(\s*['"`])/m)
    .map((body) => {
      const [, , title = '', options = ''] = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,?([^]*?)=>/.exec(body) ?? []
      const isOfRelease = later.test(options) || (/^\s* test/.test(body) && later.test(around))
      around = /^test\.describe\([^]*?=>/m.exec(body)?.[0] ?? around
      return { title: title.replaceAll('\\', ''), body, isOfRelease }
    })
    .slice(1)
}

export const testsIn = (file: string): Found[] => {
  const text = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.stories.tsx')) return storiesIn(text)
  const found = journeysIn(text)
  return ofOwnBuild.test(file) ? found.map((one) => ({ ...one, isOfRelease: true })) : found
}
