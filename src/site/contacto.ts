import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerContacto, getTelefonoSecundario } from '#contract/contacto.ts'

/** The company's contact data: the first of the list (§3). */
export const useContacto = () => useQuery({ ...read(obtenerContacto, {}), select: ([first]) => first })

export const getPhones = (contacto: { telefono: string }): string[] =>
  [contacto.telefono, getTelefonoSecundario(contacto)].filter(Boolean)
