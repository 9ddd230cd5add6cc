export const sub = (codigo: string, tamaño: string, pack: string, codigobarra: string) => ({ codigo, tamaño, pack, codigobarra })

/** A product with its sizes. */
export const producto = (nombre: string, texto: string, ...sub_productos: ReturnType<typeof sub>[]) => ({ nombre, texto, destacado: 0, sub_productos })

/** One that the home page shows. */
export const destacado = (...values: Parameters<typeof producto>) => ({ ...producto(...values), destacado: 1 })
