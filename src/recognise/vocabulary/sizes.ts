/** Words that announce a size: 'talle M', 'medida 38'. */
export const sizeWords: ReadonlySet<string> = new Set('talle talles tamano medida medidas size'.split(' '))

/** Units of a length. */
export const lengthUnits: ReadonlySet<string> = new Set('m cm mm'.split(' '))
