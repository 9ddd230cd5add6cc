/** Chooses a compressed twin by the client's Accept-Encoding (RFC 9110, 12.5.3), or makes it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The best first. */
const twins = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Twin = (typeof twins)[number]

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]
export const packed: Readonly<Record<Twin['name'], (body: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipped(body),
}

const parseWeights = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )

/** The accepted twins, the most preferred first; none where the client prefers the plain file. */
export const welcomeTwins = (headers: Headers): readonly Twin[] => {
  const weights = parseWeights(headers.get('Accept-Encoding') ?? '')
  const getWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  return twins
    .filter(({ name }) => getWeight(name) > 0 && getWeight(name) >= plain)
    .toSorted((a, b) => getWeight(b.name) - getWeight(a.name))
}
