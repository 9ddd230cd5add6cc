/** Reads JSON of a file from outside. */
import { isRecord } from '#contract/record.ts'
import { limits } from './manifest.ts'
import { Rejected } from './rejected.ts'

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a value is safe to store: no way to a prototype, no infinite number, no endless depth. */
const isHarmless = (value: unknown, depth = 0): boolean => {
  if (depth > limits.depth) return false
  if (Array.isArray(value)) return value.every((item) => isHarmless(item, depth + 1))
  if (isRecord(value))
    return Object.entries(value).every(([name, item]) => !forbidden.has(name) && isHarmless(item, depth + 1))
  return typeof value !== 'number' || Number.isFinite(value)
}

export const parsePlain = async (blob: Blob, label: string): Promise<unknown> => {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await blob.arrayBuffer()))
  } catch {
    throw new Rejected(`No se puede leer ${label}.`)
  }
  if (!isHarmless(value)) throw new Rejected(`En ${label} hay algo que ningún dato de Vidriera tiene.`)
  return value
}
