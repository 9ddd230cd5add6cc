/** '12' -> 12; any other value stays the same. */
export const numberOrText = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value
