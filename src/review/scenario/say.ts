import { kinds, roles, type BadToken, type Behaviour, type Role, type Rule, type Scenario } from './grammar.ts'

const seconds = (ms: number) => (ms / 1_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })

export const kindWords: Readonly<Record<Behaviour['kind'], string>> = {
  ok: 'anda',
  slow: 'tarda',
  error: 'falla',
  empty: 'no trae nada',
  hang: 'no contesta',
  offline: 'sin conexión',
}

const detail = (behaviour: Behaviour): string => {
  if (behaviour.kind === 'error') return ` (${behaviour.status})`
  if (behaviour.kind !== 'slow') return ''
  const { ms, to } = behaviour
  return to === undefined ? ` ${seconds(ms)} s` : ` entre ${seconds(ms)} y ${seconds(to)} s`
}

const often = (times: number | undefined) => {
  if (times === undefined) return ''
  return times === 1 ? ', una vez' : `, ${times} veces`
}

const sayRule = (rule: Rule): string =>
  `${rule.call === '*' ? 'todo' : rule.call} ${kindWords[rule.does.kind]}${detail(rule.does)}${often(rule.times)}`

export const roleNames: Readonly<Record<Role, string>> = {
  nadie: 'Nadie',
  cliente: 'Cliente',
  pendiente: 'Cliente sin activar',
  editor: 'Editor',
  admin: 'Administrador',
}

const sayRole = (role: Role): string => (role === 'nadie' ? 'nadie ingresó' : `como ${roleNames[role].toLowerCase()}`)

export const sayScenario = ({ rules, role, day, full, update }: Scenario): string[] => [
  ...(role ? [sayRole(role)] : []),
  ...(day ? [`es el ${new Date(`${day}T12:00Z`).toLocaleDateString('es-AR', { timeZone: 'UTC' })}`] : []),
  ...(full ? ['sin espacio para guardar'] : []),
  ...(update ? ['hay una versión nueva'] : []),
  ...rules.map(sayRule),
]

const isNone = (words: readonly string[]) => `no es ${words.slice(0, -1).join(', ')} ni ${words.at(-1)}`

const complaints: Readonly<Record<BadToken['expected'], string>> = {
  call: 'no es una llamada del contrato, ni *, rol, reloj, espacio o version',
  kind: isNone(kinds),
  ms: 'no son milisegundos, de 0 a 600000, ni dos con un guion entre ellos (300-900)',
  status: 'no es un estado de error, de 400 a 599',
  message: 'no se puede leer como mensaje',
  times: 'no dice cuántas veces: x1, x2…',
  role: isNone(roles),
  day: 'no es una fecha como 2027-03-01',
  full: 'no es lleno',
  update: 'no es nueva',
  end: 'sobra',
}

const short = (token: string, longest: number) => (token.length > longest ? `${token.slice(0, longest)}…` : token)

export const sayBadToken = ({ token, expected }: BadToken, longest = Infinity): string =>
  `«${short(token, longest)}» ${complaints[expected]}`
