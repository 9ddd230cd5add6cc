/** Refuses an answer of the backend, under test, that its contract does not declare. */
import { check } from '#contract/check.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import { isRecord } from '#contract/record.ts'

const declaredNames = (name: string, { alias }: Field) => (alias === undefined ? [name] : [name, alias])

/** The paths of the values that no field declares. */
const undeclared = (field: Field, value: unknown, path = ''): string[] => {
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => undeclared(field.items, item, `${path}.${index}`))
  if (field.kind === 'either') {
    const matching = field.variants.filter((variant) => check(variant, value).length === 0)
    const found = matching.map((variant) => undeclared(variant, value, path))
    return found.find(({ length }) => length === 0) ?? found[0] ?? []
  }
  if (field.kind !== 'object' || !isRecord(value)) return []
  const declared = Object.entries(field.fields)
  const names = new Set(declared.flatMap(([name, own]) => declaredNames(name, own)))
  return [
    ...Object.keys(value).flatMap((name) => (names.has(name) ? [] : [`${path}.${name}`])),
    ...declared.flatMap(([name, own]) => undeclared(own, value[name], `${path}.${name}`)),
  ]
}

/** Throws where an answer breaks the contract, or has a field that the contract does not declare. */
export const checkAnswer = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>, answer: unknown) => {
  const isShort = Object.keys(endpoint.query).some((name) => input[name] !== undefined)
  const response = (isShort && endpoint.short) || endpoint.response
  const issues = check(response, answer)
  if (issues.length > 0) throw new Error(`${endpoint.name} breaks the contract: ${JSON.stringify(issues)}`)
  const further = undeclared(response, answer).map((path) => path.slice(1))
  if (further.length > 0)
    throw new Error(`${endpoint.name} answers what its contract does not declare: ${further.join(', ')}`)
}
