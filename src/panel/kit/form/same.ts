const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isRecord(value) && Object.values(value).every(isBlank))

/** Whether nothing would be lost between two values of a field: what the server trims, or takes for nothing, is no difference. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim()
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]))
  return false
}

/** What of these values differs from what is stored. */
export const changesFrom = (
  stored: ReadonlyMap<string, unknown>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, stored.get(name))))

/** Whether it is a file, or several. */
export const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some(holdsFile))
