import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { tooNewFor } from './data.ts'
import { scriptFeatures } from './script.ts'
import { styleFeatures } from './style.ts'

const tooNew = (features: ReturnType<typeof scriptFeatures>) =>
  [...features].filter(([, meanings]) => tooNewFor(meanings).length > 0).map(([word]) => word)

test.each([
  ['URL.parse(text)', ['URL.parse']],
  ['new Set(a).difference(b)', ['.difference()']],
  ['Array.fromAsync(files)', ['Array.fromAsync']],
  ['await Promise.try(act)', ['Promise.try']],
  ['window.requestIdleCallback(act)', ['window.requestIdleCallback']],
  ['const { promise } = Promise.withResolvers(), url = URL.canParse(text), sorted = list.toSorted()', []],
  ['navigator.storage?.persist(); structuredClone(record); dialog.showModal()', []],
])('a script that says %s', (code, found) => expect(tooNew(scriptFeatures(code))).toEqual(found))

test.each([
  ['textarea { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['h1 { text-wrap: pretty }', ['text-wrap: pretty']],
  ['@starting-style { p { opacity: 0 } }', ['@starting-style']],
  ['p { color: light-dark(red, blue) }', ['light-dark()']],
  ['p { user-select: none }', ['user-select']],
  ['p { -webkit-user-select: none; user-select: none; --gap: 0 }', []],
  ['p { width: calc-size(auto, size) }', ['calc-size()']],
  [
    '@media (width >= 768px) { p:has(> b) { min-height: 100dvh; color: color-mix(in srgb, red, blue); & b { inset: 0 } } }',
    [],
  ],
])('a style that says %s', (css, found) => expect(tooNew(styleFeatures(css))).toEqual(found))

const byName: Record<string, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari',
}

test.each(manifest.browserslist)('the README and the page that an older browser shows name %s', (target) => {
  const [name = '', version = ''] = target.split(' ')
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain(`| ${byName[name]} | ${version} |`)
  expect(readFileSync('index.html', 'utf8')).toContain(`${byName[name]} ${version}`)
})

test('the page for older browsers is hidden in a browser that has the newest required feature', () => {
  const [, condition = ''] = /@supports (.+) \{\s*\.old-browser/.exec(readFileSync('src/ui/base.css', 'utf8')) ?? []
  const features = styleFeatures(`p {${condition.replaceAll(/[()]/g, '').replaceAll(' and ', ';')}}`)
  expect(features.size).toBeGreaterThan(1)
  expect(tooNew(features)).toEqual([])
})
