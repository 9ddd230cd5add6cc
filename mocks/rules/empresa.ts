import { Banner } from '../../src/contract/banner.ts'
import { defineRules, moment } from '../call.ts'
import type { Call } from '../call.ts'
import { checkBasis, listAll } from '../crud.ts'
import type { Row } from '../store/rows.ts'
import { storeUpload } from '../uploads.ts'

/** The only record of a table. */
const only = async (table: string, { db }: Call): Promise<Row> => (await db.rows(table).all())[0] ?? { id: 1 }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const empresa = defineRules({
  /** The call does not carry facebook, which stays. */
  updateContacto: async ({ version, ...input }, call) => {
    const before = await only('contacto', call)
    await checkBasis(before, version, call)
    await call.db.rows('contacto').put([{ ...before, ...input }])
    return { id: before.id }
  },
  obtenerLogos: async (_, call) => {
    const logos = await only('logos', call)
    return { navbar: text(logos.navbar), footer: text(logos.footer) }
  },
  updateLogo: async ({ version }, call) => {
    const before = await only('logos', call)
    await checkBasis(before, version, call)
    const after = { ...before }
    for (const [name, upload] of call.uploads) after[name] = await storeUpload(call.db, upload, moment(call))
    await call.db.rows('logos').put([after])
    return { id: before.id }
  },
})

const homeFirst = (a: Banner, b: Banner) => Number(b.seccion === 'home') - Number(a.seccion === 'home')

export const banners = defineRules({
  /** The home page's banner comes first: the specification's client reads the first one. */
  obtenerBanner: async (_, call) => (await listAll(Banner, call)).toSorted(homeFirst),
})
