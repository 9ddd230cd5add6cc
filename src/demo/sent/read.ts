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

/** Tells whenever the worker says that something was written; returns how to stop. */
export const onWrite = (told: () => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const listen = ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'CHANGED') told()
  }
  navigator.serviceWorker.addEventListener('message', listen)
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}
