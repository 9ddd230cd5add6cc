const lineEnds = /[\u2028\u2029]/g

const quoted = (text: string): string => {
  const plain = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)
  return `'${plain.replaceAll(lineEnds, (end) => `\\u${end.charCodeAt(0).toString(16)}`)}'`
}

const nameIn = (name: string): string => {
  if (name === '__proto__') return "['__proto__']"
  // Some letters may not begin an identifier: 'ⸯ' may not.
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name)
}

/** Source code that makes a value of plain data, a line for each part. */
export const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(([name, part]) => `${nameIn(name)}: ${literal(part, deeper)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return parts.length === 0
    ? open + close
    : `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}
