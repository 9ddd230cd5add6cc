import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { getDecidingColour, fails, listFindings, pairs, readableShade } from './contrast-pairs.ts'
import { colourKeys, enough, housePalette, toStylesheet, tokensWith, type Palette } from './colours.ts'
import { hasWords, sayContrast, sayFinding } from './say-contrast.ts'
import { contrast } from '../contrast.ts'
import { coloursOn, commonTokens, grounds } from '../read-tokens.ts'

const css = readFileSync('src/ui/tokens.css', 'utf8')
const house = housePalette(css)
const otherPalette: Palette = {
  acento: '#0a7d4f',
  tinta: '#10233c',
  fondoClaro: '#fff9ee',
  fondoOscuro: '#0b1a2c',
  radio: 6,
}

describe('the house', () => {
  test('is read from the tokens', () => {
    expect(house).toEqual({
      acento: '#e8112d',
      tinta: '#000000',
      fondoClaro: '#ffffff',
      fondoOscuro: '#000000',
      radio: 0,
    })
  })

  test('has no pairing that fails AA, and every pairing has words and a colour that decides it', () => {
    expect(listFindings(house, css).filter(fails)).toEqual([])
    expect(listFindings(house, css)).toHaveLength(pairs.length)
    expect(new Set(pairs.map(getDecidingColour))).toEqual(new Set(colourKeys))
    expect(hasWords).toBe(true)
  })

  test('needs no stylesheet, said whole, left blank or written wrong', () => {
    expect(toStylesheet(house, css)).toBe('')
    expect(toStylesheet({ ...house, acento: 'red;}', radio: -3 }, css)).toBe('')
    expect(toStylesheet({ acento: '', tinta: '', fondoClaro: '', fondoOscuro: '', radio: 0 }, css)).toBe('')
  })
})

describe('another palette', () => {
  test('changes only the values of the tokens', () => {
    const names = (text: string) => commonTokens(text).map(({ name }) => name)
    const changedCss = tokensWith(otherPalette, css)
    expect(names(changedCss)).toEqual(names(css))
    expect(changedCss).toContain('--radius: 6px;')
    expect(toStylesheet(otherPalette, css)).toMatch(/^:root:root\{[^}]*--red:#0a7d4f/)
    expect(changedCss.split('\n')).toHaveLength(css.split('\n').length)
  })

  test.each(['#0a7d4f', '#ffd400', '#1b5fd0', '#101010', '#ffffff'])(
    'with the accent %s has shades of the accent that can be read on every ground, and a readable one to offer',
    (acento) => {
      const palette = { ...otherPalette, acento }
      const tokens = new Map(commonTokens(tokensWith(palette, css)).map(({ name, value }) => [name, value]))
      const getToken = (name: string) => tokens.get(name) ?? ''
      for (const ground of ['--paper', '--steel-50'])
        expect(contrast(getToken('--red-deep'), getToken(ground))).toBeGreaterThanOrEqual(enough)
      for (const ground of ['--night', '--steel-900'])
        expect(contrast(getToken('--red-bright'), getToken(ground))).toBeGreaterThanOrEqual(enough)
      const shade = readableShade(palette, 'acento', css)
      expect(
        shade &&
          listFindings({ ...palette, acento: shade }, css).filter(
            (finding) => fails(finding) && getDecidingColour(finding) === 'acento',
          ),
      ).toEqual([])
    },
  )

  test.each(['#0a7d4f', '#146c43'])('an error keeps a colour of its own whatever the accent: %s', (acento) => {
    const changedCss = tokensWith({ ...house, acento }, css)
    for (const ground of grounds) {
      const changedRoles = new Map(coloursOn(changedCss, ground).map((role) => [role.name, role.hex]))
      const usual = new Map(coloursOn(css, ground).map((role) => [role.name, role.hex]))
      expect(changedRoles.get('--danger-text')).toBe(usual.get('--danger-text'))
      expect(changedRoles.get('--accent')).toBe(acento)
    }
  })

  test('says what is too pale, and how much', () => {
    const [first] = listFindings({ ...house, acento: '#ffd400' }, css)
    expect(first && [sayFinding(first), sayContrast(first)]).toEqual([
      'El acento, como marca, sobre el fondo claro',
      '1,4:1; AA pide 3,0:1',
    ])
    expect(
      listFindings({ ...house, tinta: '#999999' }, css)
        .filter(fails)
        .map(({ text, on }) => `${text} ${on}`),
    ).toContain('--ink --ground')
  })
})
