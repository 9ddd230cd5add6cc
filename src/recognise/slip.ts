/** Whether a letter is wrong, missing or too many: all before it and all after it is the same. */
export const isOneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  const longest = Math.max(a.length, b.length)
  let [prefixLength, suffixLength] = [0, 0]
  while (prefixLength < longest && a[prefixLength] === b[prefixLength]) prefixLength += 1
  while (suffixLength < longest - prefixLength && a.at(-1 - suffixLength) === b.at(-1 - suffixLength)) suffixLength += 1
  return prefixLength + suffixLength >= longest - 1
}
