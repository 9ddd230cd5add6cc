import { allOf } from '../database.ts'
import { itemsOf, type Item } from './items.ts'

/** Everything that was sent, from the demo company's database. */
export const readSent = async (): Promise<Item[]> => {
  const [salida, clientes, suscripciones, contacto] = await Promise.all(
    ['salida', 'clientes', 'suscripciones', 'contacto'].map(allOf),
  )
  return itemsOf({
    salida: salida ?? [],
    clientes: clientes ?? [],
    suscripciones: suscripciones ?? [],
    contacto: contacto ?? [],
  })
}
