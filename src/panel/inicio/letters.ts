import type { Historial } from '../../contract/historial.ts'
import { undelivered } from '../../contract/undelivered.ts'
import { counted } from '../../ui/counted.ts'
import { historial } from '../sections/historial.ts'
import type { Waiting } from './waiting.ts'

/** In ms: an undelivered letter that is older is no longer listed. */
const recent = 7 * 24 * 60 * 60 * 1000

/** The undelivered newsletters and letters of the last week, read from the history. */
export const lostLetters = (entries: readonly Historial[], now: number): readonly Waiting[] => {
  const lost = entries.filter(
    ({ texto, created_at: at }) => texto.startsWith(undelivered) && now - Date.parse(at) < recent,
  )
  return lost.length === 0
    ? []
    : [
        {
          words: counted(lost.length, 'correo que no se pudo entregar', 'correos que no se pudieron entregar'),
          ways: [{ label: 'Ver a quién', place: { screen: historial.list, id: 0 }, searching: undelivered.trim() }],
        },
      ]
}
