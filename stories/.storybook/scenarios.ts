/** The scenarios of the toolbar: a name for addresses, which take no other signs, the words for people, and the text of `?escenario=`. */
export const scenarios = [
  ['como-la-historia', 'Como la historia', ''],
  ['lento', 'Todo tarda 3 s', '*:slow:3000'],
  ['no-responde', 'Nada responde', '*:hang'],
  ['sin-nada', 'Todo vacío', '*:empty'],
  ['falla', 'Todo falla (500)', '*:error:500'],
  ['sin-conexion', 'Sin conexión', '*:offline'],
  ['falla-una-vez', 'Falla una vez, después anda', '*:error:503:x1'],
  ['en-un-ano', 'Dentro de un año', 'reloj:2027-11-20'],
] as const

/** A story logs in before it begins: no scenario stands in the way of that. */
const logins = ['verificarLogin:ok', 'verificarLoginZona:ok', 'obtenerExtensiones:ok']

/** The text of a chosen scenario, which a story's own rules stand before. */
export const scenarioText = (chosen: unknown, own: string): string => {
  const [, , text = ''] = scenarios.find(([name]) => name === chosen) ?? []
  return [own, ...(text === '' ? [] : [...logins, text])].filter(Boolean).join(',')
}
