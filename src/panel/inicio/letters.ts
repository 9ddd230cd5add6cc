import type { Carta } from '#contract/carta.ts'
import type { Historial } from '#contract/historial.ts'
import { undelivered, withoutTls } from '#contract/undelivered.ts'
import { correos } from '../sections/correos/section.ts'
import { historial } from '../sections/historial/section.ts'
import { several, type Waiting } from './waiting.ts'

/** In ms: an undelivered letter that is older is no longer listed. */
const recent = 7 * 24 * 60 * 60 * 1000

const lost = (count: number, way: Waiting['ways'][number]) =>
  several(count, 'correo que no se pudo entregar', 'correos que no se pudieron entregar', [way])

/** The undelivered newsletters and letters of the last week, read from the history. */
export const lostLetters = (entries: readonly Historial[], now: number): readonly Waiting[] =>
  lost(
    entries.filter(
      ({ texto, created_at: createdAt }) => texto.startsWith(undelivered) && now - Date.parse(createdAt) < recent,
    ).length,
    { label: 'Ver a quién', destination: { screen: historial.list, id: 0 }, searching: undelivered.trim() },
  )

/** The letters that a mail server refused, for good or so far; and the word that mends it, where one does. */
export const refusedLetters = (letters: readonly Carta[]): readonly Waiting[] => {
  const way = { label: 'Ver correos', destination: { screen: correos.list, id: 0 } }
  const refused = (situacion: Carta['situacion']) =>
    letters.filter((letter) => letter.situacion === situacion && letter.motivo !== undefined).length
  const isTlsMissing = letters.some(({ situacion, motivo }) => situacion === 'espera' && motivo?.startsWith(withoutTls))
  const why = isTlsMissing ? `: ${withoutTls}` : ''
  return [
    ...lost(refused('fallida'), way),
    ...several(refused('espera'), `correo que todavía no salió${why}`, `correos que todavía no salieron${why}`, [way]),
  ]
}
