/**
 * Safari forgets that a list is one where it has no bullets and stands in no <nav>, and that a table is one where it is set as blocks, as
 * on a phone. A role says so. Which elements these are depends on styles and widths, so that every other list and every table of a
 * component carries the roles.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isRecord } from '#contract/record.ts'

const roles: Readonly<Record<string, RegExp>> = {
  ul: /^list$/,
  ol: /^list$/,
  table: /^table$/,
  thead: /^rowgroup$/,
  tbody: /^rowgroup$/,
  tfoot: /^rowgroup$/,
  tr: /^row$/,
  th: /^(column|row)header$/,
  td: /^cell$/,
}

const nodesIn = (node: unknown): Record<string, unknown>[] =>
  Array.isArray(node) ? node.flatMap(nodesIn) : isRecord(node) ? [node, ...Object.values(node).flatMap(nodesIn)] : []

const nameOf = (node: unknown): string =>
  isRecord(node) && isRecord(node['name']) && typeof node['name']['name'] === 'string' ? node['name']['name'] : ''

const attributesOf = (element: Record<string, unknown>) =>
  new Map(
    nodesIn(element['attributes'])
      .filter(({ type }) => type === 'JSXAttribute')
      .map((attribute) => [nameOf(attribute), isRecord(attribute['value']) ? attribute['value']['value'] : true]),
  )

interface Span {
  readonly start: number
  readonly end: number
}
const spanOf = ({ start, end }: Record<string, unknown>): Span => ({ start: Number(start), end: Number(end) })
const isWithin = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end

const isHidden = (opening: Record<string, unknown>) => attributesOf(opening).has('aria-hidden')
const isNav = (opening: Record<string, unknown>) => nameOf(opening) === 'nav'

/** The lists and parts of tables without their role. */
const withoutRole = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  const nodes = nodesIn(parseSync(file, source).program)
  const spansOf = (isOne: typeof isNav) =>
    nodes.flatMap((node) => (isRecord(node['openingElement']) && isOne(node['openingElement']) ? [spanOf(node)] : []))
  const [hidden, navs] = [spansOf(isHidden), spansOf(isNav)]
  return nodes
    .filter((node) => {
      const expected = node['type'] === 'JSXOpeningElement' ? roles[nameOf(node)] : undefined
      return expected && !expected.test(String(attributesOf(node).get('role')))
    })
    .filter((node) => {
      const spared = ['ul', 'ol'].includes(nameOf(node)) ? [...hidden, ...navs] : hidden
      return !spared.some((outer) => isWithin(spanOf(node), outer))
    })
    .map(({ start, end }) => `${file}: ${source.slice(Number(start), Number(end))}`)
}

test('every list and every part of a table has its role', () => {
  expect(globSync('src/**/*.tsx').flatMap(withoutRole)).toEqual([])
})
