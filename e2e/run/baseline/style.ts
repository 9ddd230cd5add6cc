/** The features that a style sheet uses: at-rules, media features, properties, keywords, selectors, functions. */
import { parse, type Declaration } from 'postcss'
import { data, type Meanings } from './data.ts'

const { properties = {}, types = {}, selectors = {}, 'at-rules': atRules = {} } = data.css

/** The functions and keywords of a value. */
const words = (text: string) => text.replaceAll(/(["']).*?\1|url\([^)]*\)/g, '').match(/(?<![\w-])[a-z][\w-]*/gi) ?? []
/** Whether a property is ignored: custom and prefixed properties, and properties that stand beside their prefixed twin. */
const isTakenCareOf = ({ prop, parent }: Declaration) =>
  prop.startsWith('-') || parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`)

export const styleFeatures = (css: string): Map<string, Meanings> => {
  const features = new Map<string, Meanings>()
  const note = (word: string, found: Meanings[number] | undefined) => {
    if (found) features.set(word, [found])
  }
  const root = parse(css, { from: undefined })
  root.walkAtRules(({ name, params }) => {
    const rule = atRules[name]
    note(`@${name}`, rule)
    for (const word of words(params)) note(`@${name} ${word}`, rule?.[word])
    if (name === 'media' && /[<>=]/.test(params)) note('@media range', rule?.['range_syntax'])
  })
  root.walkRules(({ selector, parent }) => {
    for (const [, name = ''] of selector.matchAll(/::?([\w-]+)/g)) note(`:${name}`, selectors[name])
    if (parent?.type === 'rule') note('nested rules', selectors['nesting'])
  })
  root.walkDecls((declaration) => {
    if (isTakenCareOf(declaration)) return
    const { prop, value } = declaration
    note(prop, properties[prop])
    for (const word of words(value)) {
      note(`${prop}: ${word}`, properties[prop]?.[word])
      note(`${word}()`, value.includes(`${word}(`) ? (types[word] ?? types['color']?.[word]) : undefined)
    }
    for (const [, unit = ''] of value.matchAll(/\d(\w+)/g)) note(unit, types['length']?.[unit])
  })
  return features
}
