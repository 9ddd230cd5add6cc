/** The tables of a browser's database, by the version that added them. */
import { galleryOf } from '../../src/contract/gallery.ts'
import { trackedEntities } from '../../src/contract/registros.ts'

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
  suscripciones: '++id, email',
  contacto: '++id',
  logos: '++id',
  imagenesProducto: '++id, padre',
  imagenesFeria: '++id, padre',
} as const
/** The backend's own tables. */
const own = { historial: '++id', archivosGuardados: 'name', sesiones: 'zona', salida: '++id' } as const
const stored = { papelera: '++id, vence, *archivos', diario: 'id, at, *archivos', archivosRetirados: 'name' } as const
/** Indexes for sending letters. */
const sent = { salida: '++id, envio, proximo', suscripciones: '++id, email, baja' } as const
type Version = Readonly<Record<string, string>>
/** The versions that browsers hold. A released version never changes. */
const released: readonly Version[] = [{ ...content, ...own }, stored, sent]

/** The tables of the resources that a later version brings. */
const tablesSince = (version: number): Version =>
  Object.fromEntries(
    trackedEntities.flatMap((entity) => {
      const gallery = galleryOf(entity)
      if (entity.since !== version) return []
      const table = [entity.resource, 'orden' in entity.fields ? '++id, orden' : '++id'] as const
      return gallery === undefined ? [table] : [table, [gallery, '++id, padre'] as const]
    }),
  )

/** The additions of each version: the released ones, then one for each `since` of a resource. */
export const versions: readonly Version[] = /* @__PURE__ */ released.concat(
  /* @__PURE__ */ [...new Set(trackedEntities.map(({ since }) => since))]
    .filter((since) => since > released.length)
    .toSorted((a, b) => a - b)
    .map(tablesSince),
)

export const browserVersion = versions.length

/** The tables that a database of this version must have, and lacks. */
export const lackingTables = (version: number, tables: readonly string[]): string[] =>
  versions.slice(0, version).flatMap((stores) => Object.keys(stores).filter((table) => !tables.includes(table)))

/** All tables of this build with their keys. `counted`: the table numbers its rows itself. */
export const storedTables: Readonly<Record<string, { readonly key: string; readonly counted: boolean }>> =
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ versions.flatMap((stores) =>
      Object.entries(stores).map(([name, columns]) => {
        const [key = ''] = columns.split(',')
        return [name, { key: key.replace('++', ''), counted: key.startsWith('++') }] as const
      }),
    ),
  )

export const countingTables: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ Object.keys(storedTables).filter((name) => storedTables[name]?.counted),
)
