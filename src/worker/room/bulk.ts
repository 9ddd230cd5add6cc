/** A bulk load has a way back, like whatever else changes much at once. */
import { withDatabase } from '../../demo/database.ts'
import { readCompany } from '../../demo/state/company.ts'
import { dropPoint, keepPoint, trimPoints } from '../../demo/state/points.ts'

const keep = () => withDatabase(async (database) =>
  keepPoint(await readCompany(database), { nombre: 'Antes de una carga masiva', causa: 'carga masiva', creado: new Date().toISOString() }))

/** One that is refused needs none. Where there is no room for a point the load goes on: the panel can take it back as well. */
export const withPoint = async (respond: () => Promise<Response>): Promise<Response> => {
  const id = await keep().catch((error: unknown) => console.warn('No restore point', error))
  const response = await respond()
  if (id !== undefined) await (response.ok ? trimPoints() : dropPoint(id)).catch(console.warn)
  return response
}
