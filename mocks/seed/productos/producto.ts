export const sub = (codigo: string, tamaño: string, pack: string, codigobarra: string) => ({ codigo, tamaño, pack, codigobarra })

const shown = (destacado: 0 | 1) => (nombre: string, texto: string, ...sub_productos: ReturnType<typeof sub>[]) => ({ nombre, texto, destacado, sub_productos })

/** A product with its sizes. */
export const producto = shown(0)
/** A product that the home page shows. */
export const destacado = shown(1)
