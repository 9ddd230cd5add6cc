/** The edit distance, with swapped neighbours as one edit; above `max` the result is only more than `max`. */
export const distance = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let older: readonly number[] = []
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const turned = j > 1 && a[i] === b[j - 2] && a[i - 1] === b[j - 1] ? (older[j - 2] ?? 0) + 1 : Infinity
      row.push(
        Math.min(
          (previous[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (previous[j - 1] ?? 0) + (a[i] === b[j - 1] ? 0 : 1),
          turned,
        ),
      )
    }
    older = previous
    previous = row
  }
  return previous[b.length] ?? 0
}
