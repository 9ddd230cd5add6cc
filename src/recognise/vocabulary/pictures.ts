/** Words at the end of a picture's file name. */

/** Words that tell nothing of a product: a view, and what shops add. */
export const viewWords: ReadonlySet<string> = new Set(
  'frente frontal dorso atras detras lado lateral costado perfil arriba abajo detalle scaled rotated thumb thumbnail'.split(
    ' ',
  ),
)

export const copyWords: ReadonlySet<string> = new Set(['copia', 'copy'])
