const isOver = (attributes: string[]) =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=')
    if (/^max-age$/i.test(name)) return Number(value) <= 0
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
  })

/** The cookies of a browser. */
export const newJar = () => {
  const cookies = new Map<string, string>()
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';')
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (isOver(attributes)) cookies.delete(name)
    else cookies.set(name, pair.slice(equals + 1).trim())
  }
  return {
    cookies,
    keepFrom: ({ headers }: Response) => headers.getSetCookie().forEach(keep),
    addTo: (headers: Headers) => {
      if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    },
  }
}
