interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor pays or waits for every byte (`Save-Data`, 2g), so that nothing is fetched unasked. False where the browser does not tell. */
export const thrifty = (from: object = navigator): boolean => {
  const connection: Connection | undefined =
    'connection' in from && typeof from.connection === 'object' && from.connection !== null
      ? from.connection
      : undefined
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** In bytes. Files fetched ahead take 5 MB; saved work takes more. */
const enough = 50_000_000

/** Whether the browser grants this site little storage. */
const cramped = async (from: object): Promise<boolean> => {
  const storage: Partial<StorageManager> | undefined =
    'storage' in from && typeof from.storage === 'object' && from.storage !== null ? from.storage : undefined
  const { quota = Infinity, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota - usage < enough
}

/** Whether only the texts of the public pages are fetched ahead for this visitor. */
export const sparing = async (from: object = navigator): Promise<boolean> => thrifty(from) || cramped(from)
