/** Refuses an answer of the backend, under test, that its contract does not declare. */
import { check } from '#contract/check.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import { isRecord } from '#contract/record.ts'

type Input = Readonly<Record<string, unknown>>

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
  const { fields } = field
  return [
    ...Object.keys(value).flatMap((name) => (Object.hasOwn(fields, name) ? [] : [`${path}.${name}`])),
    ...Object.entries(fields).flatMap(([name, own]) => undeclared(own, value[name], `${path}.${name}`)),
  ]
}

const findFault = (field: Field, answer: unknown): string | undefined => {
  const issues = check(field, answer)
  if (issues.length > 0) return `breaks the contract: ${JSON.stringify(issues)}`
  const further = undeclared(field, answer).map((path) => path.slice(1))
  return further.length > 0 ? `answers what its contract does not declare: ${further.join(', ')}` : undefined
}

/** Throws where an answer breaks the contract, or has a field that the contract does not declare. */
export const checkAnswer = ({ name, query, short, response }: Endpoint, input: Input, answer: unknown) => {
  const isShort = short && Object.keys(query).some((asked) => input[asked] !== undefined)
  const found = (isShort ? [short, response] : [response]).map((field) => findFault(field, answer))
  if (!found.includes(undefined)) throw new Error(`${name} ${found[0]}`)
}
