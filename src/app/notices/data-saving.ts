/** A browser's report of its connection and storage. Some browsers report neither. */
interface Device {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | null
  readonly storage?: Partial<Pick<StorageManager, 'estimate'>> | undefined
}

/** Whether the visitor pays or waits for every byte (`Save-Data`, 2g), so that nothing is fetched unasked. False where the browser does not report it. */
export const prefersLessData = ({ connection }: Device = navigator): boolean =>
  connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true

/** In bytes. Files fetched ahead take 5 MB; saved work takes more. */
const enough = 50_000_000

/** Whether the browser grants this site little storage. */
const hasLittleStorage = async ({ storage }: Device): Promise<boolean> => {
  const { quota = Infinity, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota - usage < enough
}

/** Whether only the texts of the public pages are fetched ahead for this visitor. */
export const sparing = async (from: Device = navigator): Promise<boolean> =>
  prefersLessData(from) || hasLittleStorage(from)
