/** Words that take back what stands beside or below them. */
import { toWords } from './plain.ts'
import { isOneOf } from './phrase.ts'
import { refusalWords } from './vocabulary/order.ts'

export const isRefusal = isOneOf(refusalWords)

/** The first word that refuses: 'cancelado', 'no', 'recibido'. */
export const findRefusal = (text: string): string | undefined => toWords(text).find(isRefusal)

/** 'Cancelado', 'no mandar', 'Ya recibido'. */
export const hasRefusal = (text: string): boolean => findRefusal(text) !== undefined
