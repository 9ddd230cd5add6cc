/**
 * Payload with the shapes of this project's products and services, for comparison. It runs where the bench installs it (../payload.ts),
 * without Next and without smaller pictures, which favours it. `FILL=1`: makes its tables and fills them first.
 */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import sharp from 'sharp'

const { DATABASE_URL, FILL, PORT, SEED, PICTURE, UPLOADS } = process.env

const anybody = { read: () => true }
const orden = { name: 'orden', type: 'number' }
const text = (name) => ({ name, type: 'text' })
const long = (name) => ({ name, type: 'textarea' })

const config = await buildConfig({
  secret: 'bench',
  sharp,
  telemetry: false,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  logger: { options: { level: 'error' } },
  db: postgresAdapter({ pool: { connectionString: DATABASE_URL, max: 10 } }),
  collections: [
    { slug: 'usuarios', auth: true, fields: [] },
    {
      slug: 'productos',
      access: anybody,
      fields: [
        orden,
        text('nombre'),
        long('texto'),
        { name: 'destacado', type: 'number' },
        { name: 'sub_productos', type: 'json' },
        { name: 'imagenes', type: 'array', fields: [orden, text('path')] },
      ],
    },
    {
      slug: 'servicios',
      access: anybody,
      upload: { staticDir: UPLOADS },
      fields: [orden, text('titulo'), long('texto')],
    },
  ],
})
const payload = await getPayload({ config })

if (FILL) {
  const { productos, imagenesProducto } = JSON.parse(readFileSync(SEED, 'utf8')).tables
  await payload.create({ collection: 'usuarios', data: { email: 'admin@example.com', password: 'admin1234' } })
  for (const { id, ...producto } of productos) {
    const imagenes = imagenesProducto
      .filter(({ padre }) => padre === id)
      .map(({ orden: at, path }) => ({ orden: at, path }))
    await payload.create({ collection: 'productos', data: { ...producto, imagenes }, depth: 0 })
  }
  await payload.create({ collection: 'servicios', data: { titulo: 'Cáncamo' }, filePath: PICTURE })
}

/** Payload changes requests, which the adapter's own do not allow. */
const changeable = (request) => (request.method === 'GET' ? request : request.clone())

serve(
  {
    fetch: (request) => handleEndpoints({ config, request: changeable(request) }),
    hostname: '127.0.0.1',
    port: Number(PORT),
  },
  ({ port }) => console.log(`http://127.0.0.1:${port}`),
)
