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

const journeysIn = (text: string): Found[] =>
  text
    .split(/^(?=\s*test(?:\.each\([^]*?\))?\(\s*['"`])/m)
    .slice(1)
    .map((body) => {
      const [, , title = '', options = ''] = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,?([^]*?)=>/.exec(body) ?? []
      return { title: title.replaceAll('\\', ''), body, isOfRelease: options.includes("'@release'") }
    })

export const testsIn = (file: string): Found[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return file.endsWith('.stories.tsx') ? storiesIn(text) : journeysIn(text)
}
