/** The last resort for a database that does not open: deletes everything, after telling in numbers what goes, and keeps a way back where possible. */
import { deleteSiteData } from '../../state/site-data.ts'
import { atMost } from '../../ui/at-most.ts'
import { withDatabase } from '../database.ts'
import type { Company } from '../../contract/company.ts'
import { readCompany } from './from-database.ts'
import { sayStaying, sayWhole } from './say.ts'
import { staying } from './staying.ts'
import { withWayBack } from './way-back.ts'

/** In ms. A blocked database never answers. */
const readTimeout = 4_000

/** The company; undefined where it cannot be read in time. */
const readable = async (): Promise<Company | undefined> => {
  let company: Company | undefined
  const read = async () => {
    company = await withDatabase(readCompany)
  }
  await atMost(readTimeout, read().catch(console.warn))
  return company
}

export interface Doomed {
  /** The company in words and numbers; undefined where it cannot be read, and so there is no way back. */
  readonly goes: string | undefined
  readonly stays: string
}

export const whatWipeDeletes = async (): Promise<Doomed> => {
  const [company, stay] = await Promise.all([readable(), staying()])
  return { goes: company && sayWhole(company), stays: sayStaying(stay) }
}

/** Keeps a way back if the company can be read, then deletes all data. Rejects and deletes nothing where the way back does not fit. */
export const wipe = async (isWithoutWayBack: boolean): Promise<void> => {
  const company = isWithoutWayBack ? undefined : await readable()
  await (company ? withWayBack(company, 'borrar los datos del sitio', deleteSiteData) : deleteSiteData())
}
