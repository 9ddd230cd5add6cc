/** Reads from the API all public data, of which the pages are made. */
import { answerIn, urlOf } from '../api/client.ts'
import { obtenerContacto, type Contacto } from '../contract/contacto.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { obtenerFeria, obtenerFerias, type Feria } from '../contract/feria.ts'
import { allEndpoints } from '../contract/index.ts'
import { obtenerNovedad, obtenerNovedades, type Novedad } from '../contract/novedad.ts'
import { obtenerServicios, type Servicio } from '../contract/servicio.ts'
import { obtenerSliders, type Slider } from '../contract/slider.ts'
import { obtenerProducto, obtenerProductos, type Producto } from '../contract/producto.ts'

/** Asks the API for a path of the contract and returns the body as it came. */
type Ask = (path: string) => Promise<string>

export interface Site {
  /** The answers by the call's address. */
  readonly answers: ReadonlyMap<string, unknown>
  readonly contacto: Contacto | undefined
  readonly productos: readonly Producto[]
  readonly novedades: readonly Novedad[]
  readonly ferias: readonly Feria[]
  readonly servicios: readonly Servicio[]
  readonly sliders: readonly Slider[]
}

const isRead = ({ method, access, path }: Endpoint) => method === 'GET' && access === 'public' && !path.includes('{')

/** Reads the public data. Rejects where one call has no usable answer. */
export const readSite = async (ask: Ask): Promise<Site> => {
  const answers = new Map<string, unknown>()
  const read = async <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input): Promise<Answer> => {
    const path = Object.entries(input ?? {}).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
      endpoint.path,
    )
    const answer = await answerIn(endpoint, input, await ask(path))
    answers.set(urlOf(endpoint, input), answer)
    return answer
  }
  const each = async <Item extends { id: number }>(
    list: Endpoint<Record<never, never>, Item[]>,
    one: Endpoint<{ id: number }, Item>,
  ) => Promise.all((await read(list, {})).map(({ id }) => read(one, { id })))
  await Promise.all(allEndpoints.filter(isRead).map((endpoint) => read(endpoint, {})))
  const [contacto] = await read(obtenerContacto, {})
  return {
    answers,
    contacto,
    productos: await each(obtenerProductos, obtenerProducto),
    novedades: await each(obtenerNovedades, obtenerNovedad),
    ferias: await each(obtenerFerias, obtenerFeria),
    servicios: await read(obtenerServicios, {}),
    sliders: await read(obtenerSliders, {}),
  }
}
