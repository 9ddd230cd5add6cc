/** For the build: what a new database answers, to be there before any worker is. Runs in Node. */
import 'fake-indexeddb/auto'
import { obtenerBanner } from '../src/contract/banner.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { allEndpoints } from '../src/contract/index.ts'
import { obtenerNovedades } from '../src/contract/novedad.ts'
import { obtenerProductos } from '../src/contract/producto.ts'
import { obtenerServicios } from '../src/contract/servicio.ts'
import { obtenerSliders } from '../src/contract/slider.ts'
import { createBackend } from './backend.ts'
import { seed } from './seed/index.ts'

type Ask = <Input, Answer>(endpoint: Endpoint<Input, Answer>) => Promise<Answer>

const noFiles = () => Promise.reject(new Error('What any page shows first are lists: they need no files.'))

const isFirstRead = ({ method, access, path }: Endpoint) => method === 'GET' && access === 'public' && !path.includes('{')

/** Those on the first screen of a page, by its address. They need not wait for its code. */
const firstPictures = async (ask: Ask) => {
  const hero = (await ask(obtenerSliders)).slice(0, 1).map(({ imagen }) => imagen)
  const banners = await ask(obtenerBanner)
  return {
    '/': hero,
    '/home': hero,
    '/empresa': banners.filter(({ seccion }) => seccion === 'empresa').map(({ imagen }) => imagen),
    '/productos': (await ask(obtenerProductos)).slice(0, 4).flatMap(({ imagenes }) => imagenes.slice(0, 1)).map(({ path }) => path),
    '/servicios': (await ask(obtenerServicios)).slice(0, 1).map(({ imagen }) => imagen),
    '/novedades': (await ask(obtenerNovedades)).slice(0, 1).map(({ imagen }) => imagen),
  }
}

/** Every public read without parameters, by its address; the files that the host has, by their paths; which of them are seen first. */
export const firstAnswers = async () => {
  const backend = createBackend({
    databaseName: 'first-answers', seed: () => Promise.resolve(seed), asset: noFiles, readSheet: noFiles, checkResponses: true,
  })
  const ask: Ask = async ({ name, path }) => {
    const response = await backend.respond(new Request(new URL(path, 'http://localhost')))
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const answers = await Promise.all(allEndpoints.filter(isFirstRead).map(async (endpoint) => ({ url: endpoint.path, data: await ask(endpoint) })))
  const pictures = await firstPictures(ask)
  backend.close()
  return { answers, files: seed.files, pictures }
}
