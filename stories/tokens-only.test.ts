/** Nothing visual is stated outside the tokens, in styles or in code: colours, sizes, spaces, lines, shadows, corners and times. The specification's measures (§9) and the breakpoints are the exceptions; a printed page is measured in centimetres and points, as paper is. The server's letters know no tokens: mail programs read plain styles. */
import { globSync, readFileSync } from 'node:fs'
import { parse, type Declaration } from 'postcss'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const styles = globSync('src/**/*.css').filter((file) => !/\/(tokens|fonts)\.css$/.test(file))
const code = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/server\/|\.test\.|\/testing\.ts$/.test(file))

/** Code that must name a colour, each with its reason. */
const colourExceptions: Readonly<Record<string, string>> = {
  'src/ui/text-colours.ts': 'names of colours that stored texts carry',
  'src/ui/brand/colours.ts': 'reckons colours: black and white are the ends of every scale',
  'src/ui/brand/contrast-pairs.ts': 'reckons colours, as brand/colours.ts',
  'src/ui/brand/initial.ts': 'an icon, which is drawn where no stylesheet is read',
  'src/panel/marca/ColourField.tsx': 'an example of a hex, in a text',
  'src/panel/kit/fields/draw.ts': 'the paper under a picture that becomes a JPEG',
}
/** Code that must name a length, each with its reason. */
const lengthExceptions: Readonly<Record<string, string>> = {
  'src/ui/icons/icon.tsx': 'the grid of the icons',
  'src/contract/letter.ts': 'mail programs know no tokens',
  'src/contract/bulk-columns.ts': 'the widths of a spreadsheet, in characters',
  'src/site/videos/source.ts': 'the proportions of films',
  'src/ui/use-windowed.ts': 'a guess, until the first row has been measured',
  'src/panel/kit/crop/crop.ts': 'the proportions of a slide on a phone',
  'src/prerender/build/previews.ts': 'the pictures of links, as other sites want them',
  'src/prerender/build/inline/mend.ts': 'stands on pages whose styles may be missing',
  'src/review/tab/strip.ts': 'stands on pages without the app and its tokens',
  'src/review/comments/picture.ts': 'a drawn picture, and how large it may become',
  'src/review/comments/Writer.tsx': 'the room that a window needs before the window is there',
}
/** Code that must name a time, with its reason. */
const timeExceptions: Readonly<Record<string, string>> = {
  'src/site/home/Hero.tsx': 'how long a slide is read, which no style depends on',
}
/** Styles that must name a time: no motion, for who asks for none. */
const still = '0.01ms'

const hexColour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i
const functionColour = /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
const colourWord =
  /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|navy|teal|maroon|lime|aqua|fuchsia|olive|pink|brown)(?![\w-])/i
const isColour = (value: string): boolean =>
  [hexColour, functionColour, colourWord].some((pattern) => pattern.test(value.replaceAll(/url\([^)]*\)|'[^']*'/g, '')))

const lengthsIn = (value: string): string[] =>
  [...value.matchAll(/(?<![\w-])-?\d*\.?\d+(?:px|rem)\b/g)]
    .map(([length]) => length)
    .filter((length) => Number.parseFloat(length) !== 0)
const timesIn = (value: string): string[] =>
  [...value.matchAll(/(?<![\w-])\d*\.?\d+m?s\b/g)].map(([time]) => time).filter((time) => time !== still)

/** §9's lengths, with its recommended sizes of the logo in the footer and of a value's picture. They stand where they hold. */
const measures = [165, 400, 600, 586, 850, 300, 603, 454, 448, 200, 206, 80]
const literal = new Set(measures.map((length) => `${length}px`))

/** §9's lengths and its recommended sizes of pictures, which a picture's attributes name as numbers. */
const numbers = new Set([...measures, 1400, 569, 105, 34, 950, 470, 809, 572, 704, 306])
const literalInCode = new Set([...numbers].map((length) => `${length}px`))
const isSize = (name: string): boolean => /^(?:min|max)?(?:width|height)$/i.test(name)
const isMargin = (name: string): boolean =>
  /^(?:top|left|right|bottom|inset|gap|fontSize|(?:padding|margin|border|outline)\w*)$/.test(name)
const isMotion = (name: string): boolean => /^(?:duration|delay|easing|autoplayMs)$/.test(name)
/** Conditions on the window's width name breakpoints. */
const breakpoint = /\((?:min-|max-)?width\s*[<>:]=?\s*(?:480|768|1024|1440)px\)/g

/** The measures in a script: lengths and times in texts, and as numbers of attributes, of constants and of styles. */
const statedIn = (file: string, script: string): { readonly lengths: string[]; readonly times: string[] } => {
  const lengths: string[] = []
  const times: string[] = []
  // How far ahead the app loads, and which copy of a picture a browser takes, is nothing visual.
  const unseen = new Set<unknown>()
  const read = (text: string) => {
    lengths.push(...lengthsIn(text.replaceAll(breakpoint, '')).filter((length) => !literalInCode.has(length)))
    times.push(...timesIn(text))
  }
  const readEntry = (name: string, value: unknown) => {
    const number = Number(value)
    if (!(number > 0)) return
    if (isMargin(name) || (isSize(name) && !numbers.has(number))) lengths.push(`${name} ${number}`)
    if (isMotion(name)) times.push(`${name} ${number}`)
  }
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      const given = value?.type === 'JSXExpressionContainer' ? value.expression : value
      if (name.type !== 'JSXIdentifier' || given?.type !== 'Literal') return
      if (name.name === 'sizes') unseen.add(given)
      readEntry(name.name, given.value)
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || value.type !== 'Literal') return
      if (key.name === 'rootMargin') unseen.add(value)
      readEntry(key.name, value.value)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'Literal') readEntry(id.name, init.value)
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !unseen.has(node)) read(node.value)
    },
    TemplateElement: ({ value: { cooked } }) => {
      // A length that is reckoned from others ends in px, after an expression.
      if (cooked?.startsWith('rem')) lengths.push('a reckoned rem')
      read(cooked ?? '')
    },
  }).visit(parseSync(file, script).program)
  return { lengths, times }
}

const found = (wrong: (declaration: Declaration) => readonly string[]): string[] =>
  styles.flatMap((file) => {
    const messages: string[] = []
    parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      for (const one of wrong(declaration))
        messages.push(`${file}:${declaration.source?.start?.line ?? 0} ${declaration.prop}: ${one}`)
    })
    return messages
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
  const files = code.filter((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'))
    return /['"`\s:]#(?:[\da-f]{6}|[\da-f]{3})\b(?!\d)|\brgba?\(\s*\d/i.test(text)
  })
  expect(files.filter((file) => !(file in colourExceptions))).toEqual([])
  // An exception that is no longer needed is reported.
  expect(Object.keys(colourExceptions).filter((file) => !files.includes(file))).toEqual([])
})

const stated = code.map((file) => [file, statedIn(file, readFileSync(file, 'utf8'))] as const)

test.each([
  ['length', 'lengths', lengthExceptions],
  ['time of motion', 'times', timeExceptions],
] as const)('no code names a %s, but where it must', (_, what, exceptions) => {
  const values = stated.flatMap(([file, all]) => all[what].map((one) => `${file}: ${one}`))
  const isExcepted = (one: string) => Object.keys(exceptions).some((file) => one.startsWith(`${file}: `))
  expect(values.filter((one) => !isExcepted(one))).toEqual([])
  expect(Object.keys(exceptions).filter((file) => !values.some((one) => one.startsWith(`${file}: `)))).toEqual([])
})

test('a rule is seen: each kind of value that the tests above forbid is found where it stands', () => {
  expect(
    ['#fff', 'rgb(0 0 0 / 8%)', '1px solid white', 'var(--white)', 'currentcolor', "url('a#fff.svg')"].map(isColour),
  ).toEqual([true, true, true, false, false, false])
  expect(timesIn('opacity 600ms var(--ease), top 1.6s')).toEqual(['600ms', '1.6s'])
  expect(lengthsIn('calc(0.25rem + 2px) var(--space-1) 0px')).toEqual(['0.25rem', '2px'])
  const { lengths, times } = statedIn(
    'one.tsx',
    `const height = 340
    const one = <Media width={64} height={448} sizes="(width >= 768px) 33vw, 424px" style={{ top: 8, width: \`\${height}rem\` }} />
    animate(one, { duration: 240, rootMargin: '90px', transition: 'opacity 120ms' })`,
  )
  expect(lengths).toEqual(['height 340', 'width 64', 'top 8', 'a reckoned rem'])
  expect(times).toEqual(['duration 240', '120ms'])
})
