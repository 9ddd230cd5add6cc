/** The first record of a table: `firstOf(seed.tables.sliders)`. */
export const firstOf = <Row>(rows: readonly Row[]): Row => {
  const [first] = rows
  if (!first) throw new Error('The table is empty.')
  return first
}
