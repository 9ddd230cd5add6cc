import { useQuery } from '@tanstack/react-query'
import { read } from '../api/queries.ts'
import { obtenerContacto } from '../contract/contacto.ts'

/** The second phone, in whatever capitals its name comes (§3); '' when there is none. */
export const telefonoSecundario = (contacto: object): string => {
  const named = Object.entries(contacto).filter(([name]) => name.toLowerCase() === 'telefono_secundario')
  return named.map(([, value]: [string, unknown]) => (typeof value === 'string' ? value.trim() : '')).find((value) => value !== '') ?? ''
}

/** The company's contact data: the first of the list (§3). */
export const useContacto = () => useQuery({ ...read(obtenerContacto, {}), select: ([first]) => first })

export const phonesOf = (contacto: { telefono: string }): string[] =>
  [contacto.telefono, telefonoSecundario(contacto)].filter(Boolean)
