import { Banner } from '#contract/banner.ts'
import { Marca } from '#contract/marca.ts'
import { defineRules, moment, type Call } from '../call.ts'
import { checkBasis, listAll } from '../crud.ts'
import { invalid } from '../refusal.ts'
import type { Row } from '../store/rows.ts'
import { storeUpload } from '../uploads.ts'

const only = async (table: string, { db }: Call): Promise<Row> => (await db.rows(table).getAll())[0] ?? { id: 1 }

/** Changes the only record of a table, with the files that were sent. */
const update = async (table: string, input: object, version: unknown, call: Call): Promise<{ id: number }> => {
  const current = await only(table, call)
  await checkBasis(current, version, call)
  const updated: Row = { ...current, ...input }
  for (const [name, upload] of call.uploads) updated[name] = await storeUpload(call.db, upload, moment(call))
  await call.db.rows(table).put([updated])
  return { id: current.id }
}

const colours = ['acento', 'tinta', 'fondoClaro', 'fondoOscuro'] as const

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const empresa = defineRules({
  /** The call does not carry facebook, which stays. */
  updateContacto: ({ version, ...input }, call) => update('contacto', input, version, call),
  obtenerLogos: async (_, call) => {
    const logos = await only('logos', call)
    return { navbar: text(logos.navbar), footer: text(logos.footer) }
  },
  updateLogo: ({ version }, call) => update('logos', {}, version, call),
  obtenerMarca: async (_, call) => (await listAll(Marca, call))[0] ?? null,
  updateMarca: ({ version, icono, iconoApp: _, compartir: __, ...input }, call) => {
    const wrong = colours.filter((path) => input[path] && !/^#[\da-f]{6}$/i.test(input[path]))
    if (wrong.length > 0) throw invalid(wrong.map((path) => ({ path, message: 'Escribilo como #0a7d4f.' })))
    // The icon of the installed app is made of the icon: the old one must not stand beside a new icon.
    return update('marca', icono ? { ...input, iconoApp: '' } : input, version, call)
  },
})

const homeFirst = (a: Banner, b: Banner) => Number(b.seccion === 'home') - Number(a.seccion === 'home')

export const banners = defineRules({
  /** The home page's banner comes first: the specification's client reads the first one. */
  obtenerBanner: async (_, call) => (await listAll(Banner, call)).toSorted(homeFirst),
})
