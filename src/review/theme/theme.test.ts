import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { choiceOf, fails, findingsOf, pairs, readableShade } from '../../ui/brand/contrast-pairs.ts'
import { colourKeys, enough, housePalette, houseStyle, styleOf, tokensWith } from '../../ui/brand/colours.ts'
import { hasWords, sayContrast, sayFinding } from '../../ui/brand/say-contrast.ts'
import { contrast } from '../../ui/contrast.ts'
import { coloursOn, commonTokens, grounds } from '../../ui/read-tokens.ts'
import { textOf, themeFrom, themeOf, type Theme } from './theme.ts'

const css = readFileSync('src/ui/tokens.css', 'utf8')
const house: Theme = { ...housePalette(css), nombre: 'La casa', navbar: '', footer: '', icono: '' }
const pixel = 'data:image/png;base64,iVBORw0KGgo='
const other: Theme = {
  nombre: "Fundición O'Higgins, hijos: 100 %",
  acento: '#0a7d4f',
  tinta: '#10233c',
  fondoClaro: '#fff9ee',
  fondoOscuro: '#0b1a2c',
  radio: 6,
  navbar: pixel,
  footer: '',
  icono: '',
}

describe('the house', () => {
  test('is read from the tokens', () => {
    expect(housePalette(css)).toEqual({
      acento: '#e8112d',
      tinta: '#000000',
      fondoClaro: '#ffffff',
      fondoOscuro: '#000000',
      radio: 0,
    })
  })

  test('has no pairing that fails AA, and every pairing has words and a colour that decides it', () => {
    expect(findingsOf(house, css).filter(fails)).toEqual([])
    expect(findingsOf(house, css)).toHaveLength(pairs.length)
    expect(new Set(pairs.map(choiceOf))).toEqual(new Set(colourKeys))
    expect(hasWords).toBe(true)
  })

  test('needs no stylesheet, said whole or left blank', () => {
    expect(styleOf(house, css)).toBe('')
    expect(styleOf({ acento: '', tinta: '', fondoClaro: '', fondoOscuro: '', radio: 0 }, css)).toBe('')
  })
})

describe('another theme', () => {
  test('comes back from a link, without its pictures', () => {
    const text = textOf(other, house)
    expect(text).toBe(
      "acento:0a7d4f,tinta:10233c,claro:fff9ee,oscuro:0b1a2c,radio:6,nombre:Fundición O'Higgins%2C hijos%3A 100 %25",
    )
    expect(themeFrom(text, house)).toEqual({ ...other, navbar: '' })
    expect(textOf(house, house)).toBe('')
    expect(themeFrom('', house)).toEqual(house)
  })

  test('comes back from storage; wrong values become those of the house', () => {
    expect(themeOf(JSON.parse(JSON.stringify(other)), house)).toEqual(other)
    expect(themeOf({ acento: 'red;}', radio: -3, navbar: 'https://example.com/a.png', nombre: ' ' }, house)).toEqual(
      house,
    )
    expect(themeOf('nada', house)).toEqual(house)
  })

  test('changes only the values of the tokens', () => {
    const names = (text: string) => commonTokens(text).map(({ name }) => name)
    const after = tokensWith(other, css)
    expect(names(after)).toEqual(names(css))
    expect(after).toContain('--radius: 6px;')
    expect(after.split('\n')).toHaveLength(css.split('\n').length)
  })

  test.each(['#0a7d4f', '#ffd400', '#1b5fd0', '#101010', '#ffffff'])(
    'with the accent %s has shades of the accent that can be read on every ground, and a readable one to offer',
    (acento) => {
      const palette = { ...other, acento }
      const tokens = new Map(commonTokens(tokensWith(palette, css)).map(({ name, value }) => [name, value]))
      const of = (name: string) => tokens.get(name) ?? ''
      for (const ground of ['--paper', '--steel-50'])
        expect(contrast(of('--red-deep'), of(ground))).toBeGreaterThanOrEqual(enough)
      for (const ground of ['--night', '--steel-900'])
        expect(contrast(of('--red-bright'), of(ground))).toBeGreaterThanOrEqual(enough)
      const shade = readableShade(palette, 'acento', css)
      expect(
        shade &&
          findingsOf({ ...palette, acento: shade }, css).filter((one) => fails(one) && choiceOf(one) === 'acento'),
      ).toEqual([])
    },
  )

  test.each(['#0a7d4f', '#146c43'])('an error keeps a colour of its own whatever the accent: %s', (acento) => {
    const after = tokensWith({ ...house, acento }, css)
    for (const ground of grounds) {
      const of = new Map(coloursOn(after, ground).map((role) => [role.name, role.hex]))
      const usual = new Map(coloursOn(css, ground).map((role) => [role.name, role.hex]))
      expect(of.get('--danger-text')).toBe(usual.get('--danger-text'))
      expect(of.get('--accent')).toBe(acento)
    }
  })

  test('says what is too pale, and how much', () => {
    const [first] = findingsOf({ ...house, acento: '#ffd400' }, css)
    expect(first && [sayFinding(first), sayContrast(first)]).toEqual([
      'El acento, como marca, sobre el fondo claro',
      '1,4:1; AA pide 3,0:1',
    ])
    expect(
      findingsOf({ ...house, tinta: '#999999' }, css)
        .filter(fails)
        .map(({ text, on }) => `${text} ${on}`),
    ).toContain('--ink --ground')
  })

  test('leaves the review tools the house’s colours', () => {
    expect(styleOf(other, css)).toMatch(/:root:root\{[^}]*--red:#0a7d4f/)
    expect(houseStyle('aside', other, css)).toMatch(/^aside\{[^}]*--red:#e8112d/)
  })
})
