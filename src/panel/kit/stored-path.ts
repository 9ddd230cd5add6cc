/** The path or link that the loaded record keeps under this name. */
export const storedPath = (loaded: unknown, name: string): string | undefined => {
  const value: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
