/** The fixtures: data that a released build leaves in a browser, on a server and with people. They are never made anew. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { answered, companyContents, reviewContents } from './contents.ts'
import type { RawDatabase } from './raw-database.ts'

export type Contents = Awaited<ReturnType<typeof companyContents>>

/** A company's rows and files, and the answers of its calls. */
export interface Used extends Awaited<ReturnType<typeof answered>> {
  readonly company: Contents
  /** The cookies of the browser with open sessions. */
  readonly cookies: string
}

export interface Expected {
  readonly made: string
  readonly browser: Used & {
    readonly wayBack: Contents
    readonly drafts: unknown
    readonly waiting: unknown
    readonly sent: unknown
    readonly pedido: unknown
    readonly reviewer: string
  }
  readonly folder: Used
  readonly postgres: Used
  readonly review: ReturnType<typeof reviewContents>
}

/** A browser's storage: its databases, and the texts of local storage. */
export interface StoredBrowser {
  readonly databases: Readonly<Record<string, RawDatabase>>
  readonly local: Readonly<Record<string, string>>
}

/** Local storage, which Node lacks. */
export const createLocalStorage = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
  removeItem: (key: string) => texts.delete(key),
})

export const releases = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))

const zipped = (value: unknown) => gzipSync(JSON.stringify(value), { level: 9 })
const unzipped = (path: string) => JSON.parse(gunzipSync(readFileSync(path)).toString())

export const getFixture = (release: string) => {
  const path = (file: string) => join(import.meta.dirname, release, file)
  return {
    path,
    company: path('empresa.vidriera.zip'),
    comments: path('comentarios.zip'),
    folder: path('carpeta.zip'),
    dump: path('postgres.dump'),
    readBrowser: (): StoredBrowser => unzipped(path('navegador.json.gz')),
    readExpected: (): Expected => unzipped(path('esperado.json.gz')),
    writeBrowser: (stored: StoredBrowser) => writeFileSync(path('navegador.json.gz'), zipped(stored)),
    writeExpected: (expected: Expected) => writeFileSync(path('esperado.json.gz'), zipped(expected)),
  }
}
