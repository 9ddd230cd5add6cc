/** Nothing visual is stated outside the tokens: colours, sizes, spaces, lines, shadows, corners and times. The specification's measures (§9) and the breakpoints are the exceptions; a printed page is measured in centimetres and points, as paper is. */
import { globSync, readFileSync } from 'node:fs'
import { parse, type Declaration } from 'postcss'
import { expect, test } from 'vitest'

const styles = globSync('src/**/*.css').filter((file) => !/\/(tokens|fonts)\.css$/.test(file))
const code = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

/** Code that must name a colour, each with its reason. */
const colourExceptions: Readonly<Record<string, string>> = {
  'src/contract/reading/verdict.ts': 'a sign of HTML, which looks like a colour',
  'src/ui/text-colours.ts': 'names of colours that stored texts carry',
  'src/review/theme/theme.ts': 'reckons colours: black and white are the ends of every scale',
  'src/review/theme/Controls.tsx': 'an example of a hex, in a text',
  'src/site/productos/bars/BarsDialog.tsx': 'scanners read black on white alone',
  'src/panel/kit/fields/shrink.ts': 'the paper under a picture that becomes a JPEG',
}
/** Styles that must name a time: no motion, for who asks for none. */
const still = '0.01ms'

const hexColour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i
const functionColour = /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
const namedColour =
  /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|navy|teal|maroon|lime|aqua|fuchsia|olive|pink|brown)(?![\w-])/i
const isColour = (value: string): boolean =>
  [hexColour, functionColour, namedColour].some((pattern) =>
    pattern.test(value.replaceAll(/url\([^)]*\)|'[^']*'/g, '')),
  )

const lengthsIn = (value: string): string[] =>
  [...value.matchAll(/(?<![\w-])-?\d*\.?\d+(?:px|rem)\b/g)]
    .map(([length]) => length)
    .filter((length) => Number.parseFloat(length) !== 0)
const timesIn = (value: string): string[] =>
  [...value.matchAll(/(?<![\w-])\d*\.?\d+m?s\b/g)].map(([time]) => time).filter((time) => time !== still)

/** §9's lengths, with its recommended sizes of the logo in the footer and of a value's picture. They stand where they hold. */
const literal = new Set([165, 400, 600, 586, 850, 300, 603, 454, 448, 200, 206, 80].map((length) => `${length}px`))

const found = (wrong: (declaration: Declaration) => readonly string[]): string[] =>
  styles.flatMap((file) => {
    const said: string[] = []
    parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      for (const one of wrong(declaration))
        said.push(`${file}:${declaration.source?.start?.line ?? 0} ${declaration.prop}: ${one}`)
    })
    return said
  })

test('no stylesheet names a colour', () => {
  expect(found(({ value }) => (isColour(value) ? [value] : []))).toEqual([])
})

test('no stylesheet names a time', () => {
  expect(found(({ value }) => timesIn(value))).toEqual([])
})

test('no stylesheet names a length: spaces and lines have tokens, widths and heights are steps of --unit', () => {
  expect(found(({ value }) => lengthsIn(value).filter((length) => !literal.has(length)))).toEqual([])
})

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

test('no code names a colour, but where it must', () => {
  const named = code.filter((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'))
    return /['"`\s:]#(?:[\da-f]{6}|[\da-f]{3})\b(?!\d)|\brgba?\(\s*\d/i.test(text)
  })
  expect(named.filter((file) => !(file in colourExceptions))).toEqual([])
  // An exception that is no longer needed is reported.
  expect(Object.keys(colourExceptions).filter((file) => !named.includes(file))).toEqual([])
})

test('a rule is seen: each kind of value that the tests above forbid is found where it stands', () => {
  expect(
    ['#fff', 'rgb(0 0 0 / 8%)', '1px solid white', 'var(--white)', 'currentcolor', "url('a#fff.svg')"].map(isColour),
  ).toEqual([true, true, true, false, false, false])
  expect(timesIn('opacity 600ms var(--ease), top 1.6s')).toEqual(['600ms', '1.6s'])
  expect(lengthsIn('calc(0.25rem + 2px) var(--space-1) 0px')).toEqual(['0.25rem', '2px'])
})
