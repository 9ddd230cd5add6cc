/** The way back: the company as it was right before something replaced it, in a database of this browser that no reset touches. */
import { createStore, del, entries, set } from 'idb-keyval'
import type { Company } from '#contract/company.ts'

/** Stored as it is: these names, and those of a company, never change. */
export interface WayBack {
  /** The action that replaced the company: 'empezar de nuevo'. */
  readonly antes: string
  readonly creado: string
  readonly company: Company
}

type Bytes = ReadonlyMap<string, Blob | { readonly type: string; readonly bytes: ArrayBuffer }>
type StoredWayBack = Omit<WayBack, 'company'> & { readonly company: Omit<Company, 'files'> & { readonly files: Bytes } }

const store = createStore('vidriera-vuelta', 'vuelta')

/** A private window of WebKit stores bytes, but no Blob. */
const asBytes = async (files: Company['files']): Promise<Bytes> =>
  new Map(
    await Promise.all(
      [...files].map(async ([name, blob]) => [name, { type: blob.type, bytes: await blob.arrayBuffer() }] as const),
    ),
  )

/** Keeps the company whole, or nothing where there is no room. Answers its key. */
const keep = async (company: Company, antes: string): Promise<number> => {
  const key = Date.now()
  const put = (files: Bytes) => {
    const stored: StoredWayBack = { antes, creado: new Date(key).toISOString(), company: { ...company, files } }
    return set(key, stored, store)
  }
  await put(company.files).catch(async (error: unknown) => {
    if (company.files.size === 0 || (error instanceof Error && error.name === 'QuotaExceededError')) throw error
    await put(await asBytes(company.files))
  })
  return key
}

const forgetOthers = (newest: number) =>
  store('readwrite', (stored) => {
    stored.delete(IDBKeyRange.upperBound(newest, true))
    stored.delete(IDBKeyRange.lowerBound(newest, true))
  })

/** Keeps a way back before the work, in place of the previous one; where the work fails, the previous one stays. */
export const withWayBack = async (company: Company, antes: string, work: () => Promise<void>): Promise<void> => {
  const key = await keep(company, antes)
  try {
    await work()
  } catch (error) {
    await del(key, store).catch(console.warn)
    throw error
  }
  await forgetOthers(key).catch(console.warn)
}

/** Null while nothing was replaced. */
export const readWayBack = async (): Promise<WayBack | null> => {
  const stored = (await entries<number, StoredWayBack>(store)).at(-1)?.[1]
  if (!stored) return null
  const files = [...stored.company.files].map(
    ([name, file]) => [name, file instanceof Blob ? file : new Blob([file.bytes], { type: file.type })] as const,
  )
  return { ...stored, company: { ...stored.company, files: new Map(files) } }
}
