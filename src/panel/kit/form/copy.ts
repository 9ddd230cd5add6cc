import type { Endpoint } from '../../../contract/endpoint.ts'
import { holdsFile, type Values } from './same.ts'

/** The first values of a copy: without its own place, id and files; 'X (copia)', since two products of one name could not be told apart. */
export const copyOf = ({ of, request }: Pick<Endpoint, 'of' | 'request'>, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kind = request[name]?.kind
      if (kind === undefined || kind === 'id' || name === 'orden' || holdsFile(value)) return []
      const isName = name === of?.title && kind === 'text' && typeof value === 'string'
      return [[name, isName ? `${value} (copia)` : value]]
    }),
  )

/** Accounts are not copied. */
export const canCopy = ({ request }: Pick<Endpoint, 'request'>): boolean =>
  Object.values(request).every(({ kind }) => kind !== 'password')
