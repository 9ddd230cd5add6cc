/**
 * Safari forgets that a list is one where it has no bullets, and that a table is one where it is set as blocks, as on a phone. A role
 * says so. Which elements these are depends on styles and widths, so that every list and table of a component carries the roles.
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

/** The lists and parts of tables without their role. What is hidden from readers needs none. */
const withoutRole = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  const nodes = nodesIn(parseSync(file, source).program)
  const hidden = nodes.filter(
    ({ openingElement }) => isRecord(openingElement) && attributesOf(openingElement).has('aria-hidden'),
  )
  return nodes
    .filter((node) => {
      const expected = node['type'] === 'JSXOpeningElement' ? roles[nameOf(node)] : undefined
      return expected && !expected.test(String(attributesOf(node).get('role')))
    })
    .filter(
      (node) =>
        !hidden.some(({ start, end }) => Number(start) <= Number(node['start']) && Number(node['end']) <= Number(end)),
    )
    .map(({ start, end }) => `${file}: ${source.slice(Number(start), Number(end))}`)
}

test('every list and every part of a table has its role', () => {
  expect(globSync('src/**/*.tsx').flatMap(withoutRole)).toEqual([])
})
