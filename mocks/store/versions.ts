/** The tables of a browser's database, by the version that added them. */
import { getGalleryTable } from '#contract/gallery.ts'
import { trackedEntities } from '#contract/registros.ts'

/** The company's tables. */
const content = {
  sliders: '++id, orden',
  productos: '++id, orden, nombre',
  banners: '++id',
  novedades: '++id, orden',
  servicios: '++id, orden',
  archivos: '++id, zona, file',
  videos: '++id, orden',
  ferias: '++id, orden',
  secciones: '++id, orden',
  metadatos: '++id, seccion',
  usuarios: '++id, usuario',
  clientes: '++id, nombre',
  suscripciones: '++id, email, baja',
  contacto: '++id',
  logos: '++id',
  imagenesProducto: '++id, padre',
  imagenesFeria: '++id, padre',
  marca: '++id',
} as const
/** The backend's own tables. */
const backendTables = {
  historial: '++id',
  archivosGuardados: 'name',
  sesiones: 'zona',
  salida: '++id, envio, proximo',
} as const
const stored = { papelera: '++id, vence, *archivos', diario: 'id, at, *archivos', archivosRetirados: 'name' } as const
type Stores = Readonly<Record<string, string>>
interface Version {
  readonly number: number
  readonly stores: Stores
}
/**
 * The tables in browsers since release 1.0.0, which never change. The number stays too: a browser opens no database with a higher number than
 * the build's, and adds no table to one that has the build's number.
 */
const released: Version = { number: 4, stores: { ...content, ...backendTables, ...stored } }

/** The tables of the resources that a later version brings. */
const tablesSince = (version: number): Stores =>
  Object.fromEntries(
    trackedEntities.flatMap((entity) => {
      const gallery = getGalleryTable(entity)
      if (entity.since !== version) return []
      const table = [entity.resource, 'orden' in entity.fields ? '++id, orden' : '++id'] as const
      return gallery === undefined ? [table] : [table, [gallery, '++id, padre'] as const]
    }),
  )

/** The released version, then the additions of each later `since` of a resource. */
export const versions: readonly Version[] = /* @__PURE__ */ [released].concat(
  /* @__PURE__ */ [...new Set(trackedEntities.map(({ since }) => since))]
    .filter((since) => since > released.number)
    .toSorted((a, b) => a - b)
    .map((number) => ({ number, stores: tablesSince(number) })),
)

export const browserVersion = /* @__PURE__ */ versions.reduce((last, { number }) => Math.max(last, number), 0)

/** The tables that a database of this version must have, and lacks. No version before the released one was ever given out. */
export const lackingTables = (version: number, tables: readonly string[]): string[] =>
  versions
    .filter(({ number }) => number <= Math.max(version, released.number))
    .flatMap(({ stores }) => Object.keys(stores).filter((table) => !tables.includes(table)))

/** All tables of this build with their keys. `counted`: the table numbers its rows itself. */
export const storedTables: Readonly<Record<string, { readonly key: string; readonly counted: boolean }>> =
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ versions.flatMap(({ stores }) =>
      Object.entries(stores).map(([name, columns]) => {
        const [key = ''] = columns.split(',')
        return [name, { key: key.replace('++', ''), counted: key.startsWith('++') }] as const
      }),
    ),
  )

export const countingTables: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ Object.keys(storedTables).filter((name) => storedTables[name]?.counted),
)
