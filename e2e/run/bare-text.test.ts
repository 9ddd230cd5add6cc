/**
 * A translated page has other nodes in place of texts. React can still change a text that is all that its element holds, but neither a text
 * with siblings, nor one that comes and goes beside them.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isRecord } from '#contract/record.ts'

/** The names that the house gives to props and variables of elements. */
const elements =
  /^(children|actions?|icon|footer|media|beside|extraActions|picture|remove|back|shown|further|after|body|buttons|renderNews|renderLink|about|heads|rows)\b|\?\.\(|\)\?\.field$/

const nodesIn = (node: unknown): Record<string, unknown>[] =>
  Array.isArray(node) ? node.flatMap(nodesIn) : isRecord(node) ? [node, ...Object.values(node).flatMap(nodesIn)] : []
const isOfType = (node: unknown, type: string) => isRecord(node) && node['type'] === type

const bareIn = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  const sourceOf = (node: unknown) => (isRecord(node) ? source.slice(Number(node['start']), Number(node['end'])) : '')
  return nodesIn(parseSync(file, source).program).flatMap(({ type, children }) => {
    if (!/^JSX(Element|Fragment)$/.test(String(type)) || !Array.isArray(children)) return []
    const kids: unknown[] = children.filter((kid) => !isOfType(kid, 'JSXText') || /\S|^ *$/.test(sourceOf(kid)))
    if (kids.length < 2) return []
    return kids.flatMap((kid) => {
      if (!isRecord(kid) || !isOfType(kid, 'JSXExpressionContainer')) return []
      const { expression } = kid
      const isStill = isOfType(expression, 'Literal') || isOfType(expression, 'JSXEmptyExpression')
      const holdsElement = nodesIn(expression).some((node) => /^JSX(Element|Fragment)$/.test(String(node['type'])))
      return isStill || holdsElement || elements.test(sourceOf(expression)) ? [] : [`${file}: ${sourceOf(kid)}`]
    })
  })
}

test('no text that changes stands bare beside siblings', () => {
  expect(globSync('src/!(review)/**/*.tsx').flatMap(bareIn)).toEqual([])
})
