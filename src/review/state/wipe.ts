/** The last resort for a database that does not open: deletes everything, after telling in numbers what goes, and keeps a restore point where possible. */
import { deleteSiteData } from '../../state/site-data.ts'
import { atMost } from '../../ui/at-most.ts'
import { withDatabase } from '../database.ts'
import type { Company } from '../../../mocks/company/company.ts'
import { readCompany } from './from-database.ts'
import { keepPoint, trimPoints } from './points.ts'
import { sayStaying, sayWhole } from './say.ts'
import { staying } from './staying.ts'

/** In ms. A blocked database never answers. */
const patience = 4_000

/** The company; undefined where it cannot be read in time. */
const readable = async (): Promise<Company | undefined> => {
  let company: Company | undefined
  const read = async () => {
    company = await withDatabase(readCompany)
  }
  await atMost(patience, read().catch(console.warn))
  return company
}

export interface Doomed {
  /** The company in words and numbers; undefined where it cannot be read, and so no restore point is possible. */
  readonly goes: string | undefined
  readonly stays: string
}

export const whatWipeDeletes = async (): Promise<Doomed> => {
  const [company, stay] = await Promise.all([readable(), staying()])
  return { goes: company && sayWhole(company), stays: sayStaying(stay) }
}

/** Keeps a restore point if the company can be read, then deletes all data. Rejects and deletes nothing where the point does not fit. */
export const wipe = async (isWithoutPoint: boolean): Promise<void> => {
  const company = isWithoutPoint ? undefined : await readable()
  if (company) {
    await keepPoint(company, {
      nombre: 'Antes de borrar los datos del sitio',
      causa: 'empezar de nuevo',
      creado: new Date().toISOString(),
    })
    await trimPoints().catch(console.warn)
  }
  await deleteSiteData()
}
