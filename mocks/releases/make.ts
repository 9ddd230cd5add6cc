/** `npm run release -- NAME`: saves the database that this build leaves in a browser after some work, for later builds to open. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { formRequest, jsonRequest } from '../conformance/requests.ts'
import { png } from '../conformance/samples.ts'
import { testBackend } from '../testing.ts'
import { dump } from './raw.ts'

// msw resolves relative paths against a page's location, which Node lacks.
Object.assign(globalThis, { location: new URL('http://localhost/') })

const [name = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
const backend = testBackend({ databaseName: name })
const send = async (path: string, init?: RequestInit) => {
  const response = await backend.respond(new Request(new URL(path, 'http://localhost'), init))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

// A used database: a record with a file, a changed one, a deleted one, people, mail, an open session.
await send('/api/verificarLogin', jsonRequest({ usuario: 'admin', contraseña: 'admin1234' }))
await send('/api/crearServicio', formRequest({ foto: png(1), titulo: 'Queda de una versión anterior', orden: 900 }))
await send('/api/updateProducto', jsonRequest({ idProducto: 1, orden: 1, nombre: 'Bulón de una versión anterior' }))
await send('/api/guardarImagenProducto', formRequest({ idProducto: 1, imagen: png(2), orden: 50 }))
await send('/api/deleteNovedad', jsonRequest({ idNovedad: 1 }))
await send(
  '/api/crearUsuarioZona',
  jsonRequest({ usuario: 'anterior', email: 'anterior@example.com', contraseña: 'anterior1234' }),
)
await send('/api/agregarSuscripcion', jsonRequest({ email: 'anterior@example.com' }))
await send('/enviarCorreo', jsonRequest({ nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' }))

const file = join(import.meta.dirname, `${name}.json.gz`)
writeFileSync(file, gzipSync(JSON.stringify(await dump(name)), { level: 9 }))
backend.close()
console.log(file)
