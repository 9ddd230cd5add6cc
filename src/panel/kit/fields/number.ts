/** '12' -> 12; anything else stays what it is. */
export const numberOrText = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value
