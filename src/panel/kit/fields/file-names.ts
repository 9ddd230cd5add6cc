/** The name of a file without its extension, with blanks for the signs that stand for them. */
const words = (fileName: string): string =>
  fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/_+|\s+|%20/g, ' ')
    .trim()

/** A title made of a file's name: 'plantilla_de-pedido.xlsx' -> 'Plantilla de pedido'. */
export const titleFrom = (fileName: string): string => {
  const title = words(fileName)
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** The order number in a file's name: 'Lista 0001-00012391 (2).pdf' -> '0001-00012391'; without one, the name. */
export const orderNumberFrom = (fileName: string): string => {
  const name = words(fileName)
  const whole = /\d{3,5}-\d{4,10}/.exec(name)?.[0]
  if (whole !== undefined) return whole
  const [number, ...others] = (name.match(/\d{5,}/g) ?? []).filter((digits) => !/^20\d{6}$/.test(digits))
  return number !== undefined && others.length === 0 ? number : name
}
