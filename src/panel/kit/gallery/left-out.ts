export interface LeftOut {
  readonly name: string
  readonly problem: string
}

const list = new Intl.ListFormat('es-AR')
const shown = 3

const namesOf = (names: readonly string[]): string => {
  const more = names.length - shown
  const first = names.slice(0, more === 1 ? shown + 1 : shown).map((name) => `“${name}”`)
  return list.format(more > 1 ? [...first, `${more} más`] : first)
}

/** Names the chosen files that were left out, in one sentence for each reason. */
export const leftOutWords = (leftOut: readonly LeftOut[]): string[] =>
  [...new Set(leftOut.map(({ problem }) => problem))].map((problem) => {
    const names = leftOut.filter((one) => one.problem === problem).map(({ name }) => name)
    return `${names.length === 1 ? 'Quedó' : 'Quedaron'} afuera ${namesOf(names)}. ${problem}`
  })
