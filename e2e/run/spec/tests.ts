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

/** A file says by its meta that all its stories are for a release, or a story by itself. */
const ofRelease = /\.\.\.(?:phone|ofRelease)\b/

const storiesIn = (text: string): Found[] => {
  const [head = '', ...all] = text.split(/^(?=export const )/m)
  return all.map((body) => ({
    title: /^export const (\w+)/.exec(body)?.[1] ?? '',
    body,
    isOfRelease:
      !body.includes('ofTest') && [ofRelease.test(head), ofRelease.test(body), ofKit.test(body)].includes(true),
  }))
}

/** Tags of journeys, and files, that only a release runs. */
const later = /'@(?:release|largo|vivo|otro-origen)'/
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
