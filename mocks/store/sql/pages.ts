/** Stores the site's pages as HTML for every process of a server. A page belongs to one build. */
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import type { Encoding, PublishedPages } from '../port.ts'
import { insert, type Connection } from './connection.ts'

const day = 24 * 60 * 60_000

const [opened, gzipped] = [promisify(brotliDecompress), promisify(gzip)]
const none = new Uint8Array()

const reencode = async (encoding: Encoding, br: Uint8Array): Promise<Uint8Array> => {
  if (encoding === 'br') return br
  const html = await opened(br)
  return encoding === 'gz' ? gzipped(html) : html
}

export const createPublishedPages = (
  { ask, dialect }: Connection,
  alone: <T>(work: (inside: Connection) => Promise<T>) => Promise<T>,
): PublishedPages => ({
  find: async (build, address, encoding) => {
    const [row] = await ask(
      `SELECT marca, length(${encoding}) AS size, CASE WHEN length(${encoding}) > 0 THEN ${encoding} ELSE br END AS bytes FROM paginas WHERE build = ? AND direccion = ?`,
      build,
      address,
    )
    if (!(row?.['bytes'] instanceof Uint8Array)) return undefined
    const { marca, size, bytes } = row
    return { tag: String(marca), bytes: Number(size) > 0 ? bytes : await reencode(encoding, bytes) }
  },
  made: async (build) =>
    (await ask('SELECT direccion, muestra, huella FROM paginas WHERE build = ?', build)).map((row) => ({
      address: String(row['direccion']),
      shows: String(row['muestra']).split('\n'),
      fingerprint: String(row['huella']),
    })),
  put: (build, { address, shows, fingerprint }, { html = none, br, gz = none }, tag) =>
    alone(async (inside) => {
      await inside.ask('DELETE FROM paginas WHERE build = ? AND direccion = ?', build, address)
      const page = {
        build,
        direccion: address,
        muestra: shows.join('\n'),
        huella: fingerprint,
        marca: tag,
        at: Date.now(),
      }
      await insert(inside, 'paginas', { ...page, html, br, gz })
    }),
  remove: async (build, addresses) => {
    if (addresses.length === 0) return
    await alone(({ ask: inside }) =>
      inside(
        `DELETE FROM paginas WHERE build = ? AND ${dialect.among('direccion', 'text')}`,
        build,
        JSON.stringify(addresses),
      ),
    )
  },
  forgetOthers: async (build) => {
    await alone(({ ask: inside }) => inside('DELETE FROM paginas WHERE build <> ? AND at < ?', build, Date.now() - day))
  },
})
