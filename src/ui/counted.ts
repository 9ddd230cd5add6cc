const number = new Intl.NumberFormat('es-AR')

/** '1 medida', '1.250 medidas'. */
export const counted = (count: number, one: string, many: string): string => `${number.format(count)} ${count === 1 ? one : many}`
