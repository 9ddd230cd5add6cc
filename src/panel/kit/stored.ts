/** The id of a record, or of the answer to a save. */
export const getRecordId = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : undefined

/** The path or link that the loaded record has under this name. */
export const storedPath = (loaded: unknown, name: string): string | undefined => {
  const value: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
