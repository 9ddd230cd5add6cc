/** A file that is refused, whole: why, as people read it. */
export class Rejected extends Error {
  override readonly name = 'Rejected'
}
