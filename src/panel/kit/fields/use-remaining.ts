import { useWatch } from 'react-hook-form'
import { counted } from '#ui/counted.ts'

const letters = (count: number) => counted(count, 'carácter', 'caracteres')

/** The number of remaining characters, once a text is four fifths full; a text may be longer, and the save is then refused. */
export const describeRemaining = (length: number, max: number): string | undefined => {
  if (length < max * 0.8) return undefined
  const remaining = max - length
  if (remaining < 0) return `${remaining === -1 ? 'Sobra' : 'Sobran'} ${letters(-remaining)}.`
  return `${remaining === 1 ? 'Queda' : 'Quedan'} ${letters(remaining)}.`
}

export const useRemaining = (name: string, max: number | undefined): string | undefined => {
  const value: unknown = useWatch({ name })
  return max === undefined || typeof value !== 'string' ? undefined : describeRemaining(value.trim().length, max)
}
