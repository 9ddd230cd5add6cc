/** Words at the end of a picture's file name. */
import { toSet } from './to-set.ts'

/** Words that tell nothing of a product: a view, and what shops add. */
export const viewWords = toSet(
  'frente frontal dorso atras detras lado lateral costado perfil arriba abajo detalle scaled rotated thumb thumbnail',
)

export const copyWords = toSet('copia copy')
