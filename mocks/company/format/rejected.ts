/** The refusal of a whole file, with the reason as people read it. */
export class Rejected extends Error {
  override readonly name = 'Rejected'
}
