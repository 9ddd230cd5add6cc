/** The id of a record, or of the answer to a save. */
export const idOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : undefined
