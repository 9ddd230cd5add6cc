/** A restore point before every bulk load. */
import { readCompany } from '../../../mocks/company/from-store.ts'
import type { OpenStore } from './deps.ts'
import { dropPoint, keepPoint, trimPoints } from '../../review/state/points.ts'
import { isFull } from './tasks.ts'

const keep = async ({ store }: OpenStore) =>
  keepPoint(await readCompany(store), {
    nombre: 'Antes de una carga masiva',
    causa: 'carga masiva',
    creado: new Date().toISOString(),
  })

/** Nothing was loaded: the person who loads decides whether to go on without a point (contract/carga-masiva.ts). */
const refusal = (error: unknown): Response => {
  console.warn('No restore point', error)
  const reason = isFull(error)
    ? 'No hay lugar en este navegador para un punto de restauración'
    : 'No se pudo guardar un punto de restauración'
  const message = `${reason}: no se cargó nada. Podés ${isFull(error) ? 'liberar espacio y ' : ''}probar de nuevo, o cargarla sin poder volver.`
  return Response.json({ message, errors: { sinPunto: [reason] } }, { status: 409 })
}

/** Makes a point before the load; where the load is refused, the point is deleted. */
export const withPoint = async (
  { url }: Request,
  respond: () => Promise<Response>,
  company: OpenStore,
): Promise<Response> => {
  // Where the database does not open, the backend's own answer tells why.
  const isOpen = await company.open().then(
    () => true,
    () => false,
  )
  if (!isOpen || new URL(url).searchParams.get('sinPunto') === '1') return respond()
  const kept = await keep(company).then((id) => ({ id }), refusal)
  if (kept instanceof Response) return kept
  const response = await respond()
  await (response.ok ? trimPoints() : dropPoint(kept.id)).catch(console.warn)
  return response
}
