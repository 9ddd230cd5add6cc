interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The visitor pays for every byte, or waits for it: nothing is fetched that nobody asked for. False where the browser does not tell. */
export const thrifty = (from: object = navigator): boolean => {
  const connection: Connection | undefined =
    'connection' in from && typeof from.connection === 'object' && from.connection !== null
      ? from.connection
      : undefined
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
