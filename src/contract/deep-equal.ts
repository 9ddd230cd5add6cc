import { isRecord } from './record.ts'

/** Deep equality of plain data; a missing field equals an undefined one. */
export const deepEqual = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => deepEqual(item, b[index]))
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => deepEqual(a[name], b[name]))
  return Object.is(a, b)
}
