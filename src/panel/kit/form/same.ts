/** The values of a form, by field name. */
export type Values = Record<string, unknown>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isRecord(value) && Object.values(value).every(isBlank))

/** Whether two values of a field are the same to the server, which trims texts and takes several kinds of blank for one. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim()
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]))
  return false
}

/** The values that differ from the stored ones. */
export const changesFrom = (
  stored: ReadonlyMap<string, unknown>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, stored.get(name))))

/** Whether a value is a file or holds one. */
export const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (Array.isArray(value) && value.some(holdsFile)) ||
  (isRecord(value) && Object.values(value).some(holdsFile))
