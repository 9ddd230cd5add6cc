import { fileURLToPath } from 'node:url'

const number = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 })
const date = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'America/Argentina/Buenos_Aires' })

export const formatPrice = (value: number) => number.format(value)
export const formatDate = (value: Date) => date.format(value)
export const mediaPath = (file: string) => fileURLToPath(new URL(`../media/${file}`, import.meta.url))
