import { once } from './once.ts'

const number = once(() => new Intl.NumberFormat('es-AR'))
/** '50', '1.250'. Small numbers avoid Intl, which takes browsers longer to start than a list takes to render. */
export const digits = (count: number) => (count < 1_000 ? String(count) : number().format(count))

/** '1 medida', '1.250 medidas'. */
export const counted = (count: number, singular: string, plural: string): string =>
  `${digits(count)} ${count === 1 ? singular : plural}`
