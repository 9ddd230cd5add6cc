/** The edit distance, with swapped neighbours as one edit; above `most` the result is only more than `most`. */
export const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: readonly number[] = []
  let before: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const turned = j > 1 && a[i] === b[j - 2] && a[i - 1] === b[j - 1] ? (older[j - 2] ?? 0) + 1 : Infinity
      row.push(
        Math.min(
          (before[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (before[j - 1] ?? 0) + (a[i] === b[j - 1] ? 0 : 1),
          turned,
        ),
      )
    }
    older = before
    before = row
  }
  return before[b.length] ?? 0
}
