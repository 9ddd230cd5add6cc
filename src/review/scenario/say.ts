import {
  behaviours,
  isNone,
  isSetting,
  kinds,
  parseScenario,
  settingKeys,
  settings,
  type BadToken,
  type Behaviour,
  type Kind,
  type Rule,
  type Scenario,
  type Setting,
} from './grammar.ts'

const sayBehaviour = <K extends Kind>(does: Behaviour<K>): string =>
  `${behaviours[does.kind].name}${behaviours[does.kind].say(does)}`

const often = (times: number | undefined) => {
  if (times === undefined) return ''
  return times === 1 ? ', una vez' : `, ${times} veces`
}

const sayRule = ({ call, does, times }: Rule): string =>
  `${call === '*' ? 'todo' : call} ${sayBehaviour(does)}${often(times)}`

export const sayScenario = (scenario: Scenario): string[] => [
  ...settingKeys.flatMap((key) => (scenario[key] ? [settings[key].say(scenario[key])] : [])),
  ...scenario.rules.map(sayRule),
]

const words = new Intl.ListFormat('es', { type: 'disjunction' }).format(settingKeys.map((key) => settings[key].word))

const complaints: Readonly<Record<Exclude<BadToken['expected'], Setting>, string>> = {
  call: `no es una llamada del contrato, ni *, ${words}`,
  kind: isNone(kinds),
  ms: 'no son milisegundos, de 0 a 600000, ni dos con un guion entre ellos (300-900)',
  status: 'no es un estado de error, de 400 a 599',
  message: 'no se puede leer como mensaje',
  times: 'no dice cuántas veces: x1, x2…',
  end: 'sobra',
}

const short = (token: string, longest: number) => (token.length > longest ? `${token.slice(0, longest)}…` : token)

export const sayBadToken = ({ token, expected }: BadToken, longest = Infinity): string =>
  `«${short(token, longest)}» ${isSetting(expected) ? settings[expected].complaint : complaints[expected]}`

/** Reads a scenario; a word without a meaning throws, and is named. */
export const expectScenario = (text: string, isCall: (name: string) => boolean): Scenario => {
  const parsed = parseScenario(text, isCall)
  if (parsed.ok) return parsed.scenario
  throw new Error(`Scenario ${text}: ${parsed.errors.map((bad) => sayBadToken(bad)).join('; ')}`)
}
