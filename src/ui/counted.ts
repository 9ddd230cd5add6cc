import { once } from './once.ts'

const number = once(() => new Intl.NumberFormat('es-AR'))
/** Most counts need no dots, and the first page no Intl: the browser takes longer to get it ready than to render a list. */
const digits = (count: number) => (count < 1_000 ? String(count) : number().format(count))

/** '1 medida', '1.250 medidas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${digits(count)} ${count === 1 ? one : many}`
