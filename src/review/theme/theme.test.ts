import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../ui/contrast.ts'
import { coloursOn, commonTokens, grounds } from '../../ui/read-tokens.ts'
import { choiceOf, fails, findingsOf, pairs } from './contrast.ts'
import { drawingsOf, exported, filesOf } from './export.ts'
import { hasWords, sayContrast, sayFinding } from './say.ts'
import { styleOf } from './style.ts'
import { colourKeys, enough, textOf, themeFrom, themeIn, themeOf, tokensOf, type Theme } from './theme.ts'

const file = (path: string) => readFileSync(path, 'utf8')
const css = file('src/ui/tokens.css')
const brand = file('src/brand.ts')
const drawings = {
  navbar: file('src/ui/brand/logo-navbar.svg'),
  footer: file('src/ui/brand/logo-footer.svg'),
  icon: file('src/ui/brand/icon.svg'),
}
const house = themeIn(css, brand)
const pixel = 'data:image/png;base64,iVBORw0KGgo='
const other: Theme = {
  name: "Fundición O'Higgins, hijos: 100 %",
  accent: '#0a7d4f',
  ink: '#10233c',
  light: '#fff9ee',
  dark: '#0b1a2c',
  type: 1.1,
  density: 0.9,
  radius: 6,
  navbar: pixel,
  footer: '',
  icon: '',
}

describe('the house', () => {
  test('is read from its own files', () => {
    expect(house).toMatchObject({
      name: 'Bulonera Quebracho S.A.',
      accent: '#e8112d',
      ink: '#000000',
      light: '#ffffff',
      dark: '#000000',
      type: 1,
      density: 1,
      radius: 0,
    })
  })

  test('has no pairing that fails AA, and every pairing has words and a colour that decides it', () => {
    expect(findingsOf(house, css).filter(fails)).toEqual([])
    expect(findingsOf(house, css)).toHaveLength(pairs.length)
    expect(new Set(pairs.map(choiceOf))).toEqual(new Set(colourKeys))
    expect(hasWords).toBe(true)
  })

  test('is exported as it is, byte by byte', async () => {
    const files = await filesOf(house, house, { tokens: css, brand, drawings }, () => Promise.resolve(new Uint8Array()))
    const texts = Object.entries(files).filter(([, bytes]) => bytes.length > 0)
    expect(texts).toHaveLength(5)
    expect(
      texts.filter(([path, bytes]) => new TextDecoder().decode(bytes) !== file(path)).map(([path]) => path),
    ).toEqual([])
  })

  test('needs no stylesheet', () => {
    expect(styleOf(house, house, css)).toBe('')
  })
})

describe('another theme', () => {
  test('comes back from the files that it is exported as', () => {
    expect(themeIn(exported.tokens(other, css), exported.brand(other, brand))).toEqual({ ...other, navbar: '' })
  })

  test('comes back from a link, without its pictures', () => {
    const text = textOf(other, house)
    expect(text).toBe(
      "acento:0a7d4f,tinta:10233c,claro:fff9ee,oscuro:0b1a2c,letra:1.1,espacio:0.9,radio:6,nombre:Fundición O'Higgins%2C hijos%3A 100 %25",
    )
    expect(themeFrom(text, house)).toEqual({ ...other, navbar: '' })
    expect(textOf(house, house)).toBe('')
    expect(themeFrom('', house)).toEqual(house)
  })

  test('comes back from storage; wrong values become those of the house', () => {
    expect(themeOf(JSON.parse(JSON.stringify(other)), house)).toEqual(other)
    expect(
      themeOf({ accent: 'red;}', type: 99, radius: -3, navbar: 'https://example.com/a.png', name: ' ' }, house),
    ).toEqual({
      ...house,
      type: 1.25,
    })
    expect(themeOf('nada', house)).toEqual(house)
  })

  test('names the company everywhere in brand.ts, and changes nothing else there', () => {
    const after = exported.brand(other, brand)
    expect(after).not.toMatch(/(name|legalName): 'Bulonera/)
    expect(after).toContain(String.raw`legalName: 'Fundición O\'Higgins, hijos: 100 %'`)
    expect(after).toContain("agency = { name: 'Estudio Yunque'")
  })

  test('changes only the values of tokens.css', () => {
    const names = (text: string) => commonTokens(text).map(({ name }) => name)
    const after = exported.tokens(other, css)
    expect(names(after)).toEqual(names(css))
    expect(after).toContain('--radius: 6px;')
    expect(after.split('\n')).toHaveLength(css.split('\n').length)
  })

  test.each(['#0a7d4f', '#ffd400', '#1b5fd0', '#101010', '#ffffff'])(
    'with the accent %s has shades of the accent that can be read on every ground',
    (accent) => {
      const tokens = tokensOf({ ...other, accent }, css)
      const of = (name: string) => tokens.get(name) ?? ''
      for (const ground of ['--paper', '--steel-50'])
        expect(contrast(of('--red-deep'), of(ground))).toBeGreaterThanOrEqual(enough)
      for (const ground of ['--night', '--steel-900'])
        expect(contrast(of('--red-bright'), of(ground))).toBeGreaterThanOrEqual(enough)
    },
  )

  test.each(['#0a7d4f', '#146c43'])('an error keeps a colour of its own whatever the accent: %s', (accent) => {
    const after = exported.tokens({ ...house, accent }, css)
    for (const ground of grounds) {
      const of = new Map(coloursOn(after, ground).map((role) => [role.name, role.hex]))
      const usual = new Map(coloursOn(css, ground).map((role) => [role.name, role.hex]))
      expect(of.get('--danger-text')).toBe(usual.get('--danger-text'))
      expect(of.get('--accent')).toBe(accent)
    }
  })

  test('says what is too pale, and how much', () => {
    const [first] = findingsOf({ ...house, accent: '#ffd400' }, css)
    expect(first && [sayFinding(first), sayContrast(first)]).toEqual([
      'El acento, como marca, sobre el fondo claro',
      '1,4:1; AA pide 3,0:1',
    ])
    expect(
      findingsOf({ ...house, ink: '#999999' }, css)
        .filter(fails)
        .map(({ text, on }) => `${text} ${on}`),
    ).toContain('--ink --ground')
  })

  test('leaves the review tools the house’s colours, and draws a logo over its picture', () => {
    const style = styleOf(other, house, css)
    expect(style).toMatch(/:root:root\{[^}]*--red:#0a7d4f/)
    expect(style).toMatch(/\[data-review\]\[data-review\]\{[^}]*--red:#e8112d/)
    expect(style).toContain(`img[data-logo='navbar']{content:url("${pixel}")}`)
    expect(style).not.toContain("data-logo='footer'")
  })

  test('puts its own picture into a drawing, and its colours into the house’s', () => {
    const drawn = drawingsOf(other, house, drawings)
    expect(drawn.navbar).toContain(pixel)
    expect(drawn.navbar).toContain('width="569" height="105"')
    expect(drawn.icon).toContain('fill="#0a7d4f"')
    expect(drawn.icon).toContain('fill="#10233c"')
    expect(drawn.icon).not.toContain('#e8112d')
  })
})

test('the drawings of the brand have colours of the palette alone: one red, one black', () => {
  const palette = new Set(commonTokens(css).map(({ value }) => value))
  const used = Object.values(drawings).flatMap((svg) => svg.match(/#[\da-f]{3,6}\b/gi) ?? [])
  expect([...new Set(used)].filter((colour) => !palette.has(colour))).toEqual([])
})
