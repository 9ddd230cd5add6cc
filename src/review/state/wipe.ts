/** The last resort for a database that does not open: deletes everything, after naming the losses in numbers, and keeps a way back where possible. */
import { sleep } from '#api/sleep.ts'
import { deleteSiteData } from '#state/site-data.ts'
import { withDatabase } from '../database.ts'
import type { Company } from '#contract/company.ts'
import { readCompany } from './from-database.ts'
import { sayStaying, sayWhole, countStaying } from './say.ts'
import { withWayBack } from './way-back.ts'

/** In ms. A blocked database never answers. */
const readTimeout = 4_000

/** The company; undefined where it cannot be read in time. */
const tryReadCompany = (): Promise<Company | undefined> =>
  Promise.race([
    withDatabase(readCompany).catch((error: unknown) => {
      console.warn(error)
      return undefined
    }),
    sleep(readTimeout).then(() => undefined),
  ])

/** `goes`: the company in words and numbers; undefined where it cannot be read, and so there is no way back. */
export const describeWipe = async () => {
  const [company, stay] = await Promise.all([tryReadCompany(), countStaying()])
  return { goes: company && sayWhole(company), stays: sayStaying(stay) }
}

/** Keeps a way back if the company can be read, then deletes all data. Rejects and deletes nothing where the way back does not fit. */
export const wipe = async (isWithoutWayBack: boolean): Promise<void> => {
  const company = isWithoutWayBack ? undefined : await tryReadCompany()
  await (company ? withWayBack(company, 'borrar los datos del sitio', deleteSiteData) : deleteSiteData())
}
