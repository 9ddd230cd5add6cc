import { useWatch } from 'react-hook-form'
import { counted } from '../../../ui/counted.ts'

const letters = (count: number) => counted(count, 'carácter', 'caracteres')

/** How much room is left in a text, once it is four fifths full; a text may be longer, and the save then says so. */
export const leftWords = (length: number, max: number): string | undefined => {
  if (length < max * 0.8) return undefined
  const left = max - length
  if (left < 0) return `${left === -1 ? 'Sobra' : 'Sobran'} ${letters(-left)}.`
  return `${left === 1 ? 'Queda' : 'Quedan'} ${letters(left)}.`
}

export const useLeft = (name: string, max: number | undefined): string | undefined => {
  const value: unknown = useWatch({ name })
  return max === undefined || typeof value !== 'string' ? undefined : leftWords(value.trim().length, max)
}
