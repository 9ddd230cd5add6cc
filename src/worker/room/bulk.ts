/** A bulk load has a way back, like whatever else changes much at once. */
import { withDatabase } from '../../demo/database.ts'
import { readCompany } from '../../demo/state/company.ts'
import { dropPoint, keepPoint, trimPoints } from '../../demo/state/points.ts'
import { isFull } from './tasks.ts'

const keep = () =>
  withDatabase(async (database) =>
    keepPoint(await readCompany(database), {
      nombre: 'Antes de una carga masiva',
      causa: 'carga masiva',
      creado: new Date().toISOString(),
    }),
  )

/** Nothing was done: whoever loads decides (contract/carga-masiva.ts). */
const refusal = (error: unknown): Response => {
  console.warn('No restore point', error)
  const reason = isFull(error)
    ? 'No hay lugar en este navegador para un punto de restauración'
    : 'No se pudo guardar un punto de restauración'
  const message = `${reason}: no se cargó nada. Podés ${isFull(error) ? 'liberar espacio y ' : ''}probar de nuevo, o cargarla sin poder volver.`
  return Response.json({ message, errors: { sinPunto: [reason] } }, { status: 409 })
}

/** A point before it; of a load that is refused none stays. */
export const withPoint = async ({ url }: Request, respond: () => Promise<Response>): Promise<Response> => {
  if (new URL(url).searchParams.get('sinPunto') === '1') return respond()
  const kept = await keep().then((id) => ({ id }), refusal)
  if (kept instanceof Response) return kept
  const response = await respond()
  await (response.ok ? trimPoints() : dropPoint(kept.id)).catch(console.warn)
  return response
}
