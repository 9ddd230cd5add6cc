import { allEndpoints, endpoints } from '#contract/index.ts'
import { everySection } from '#panel/sections/index.ts'
import { getScreens, type Role, type Section } from '#panel/sections/section.ts'
import { papelera } from '#panel/sections/papelera/section.ts'
import { brings, fails, hangs, panelPath, together, type Call, type Screen, type ScreenState } from './screen.ts'

const isCall = (name: string): name is Call => Object.hasOwn(endpoints, name)
const does = { list: 'list', create: 'create', gallery: 'get', edit: undefined, form: undefined, home: 'list' } as const

/** The call that the states of a screen depend on: the read of a list or a gallery, the write of a form. */
const findCall = (section: Section, role: Role): Call => {
  const endpoint = allEndpoints.find(
    ({ entity, query, does: action }) =>
      entity?.resource === section.resource && (does[role] ? action === does[role] : 'version' in query),
  )
  const name = section.call ?? endpoint?.name ?? ''
  if (!isCall(name)) throw new Error(`The contract has no call for '${role}' of ${section.entry}.`)
  return name
}

const verbs: Readonly<Partial<Record<Role, string>>> = { create: 'Crear', edit: 'Editar', gallery: 'Imágenes de' }

/** The words of the panel: 'Productos', 'Crear producto', 'Home: Banner'. */
const getTitle = ({ entry, singular = '' }: Section, role: Role): string =>
  verbs[role] === undefined ? entry.replace(': Mostrar', '') : `${verbs[role]} ${singular.toLowerCase()}`

/** The states of a screen that reads, or of one that writes. No scenario makes ten thousand records. */
const createStates = (role: Role, call: Call): ScreenState[] => {
  const filled: ScreenState = { name: 'filled', scenario: '' }
  const loading: ScreenState = { name: 'loading', scenario: hangs(call) }
  const down: ScreenState = { name: 'down', scenario: fails(call) }
  const empty: ScreenState = { name: 'empty', scenario: brings(call) }
  switch (role) {
    case 'list':
      return [filled, loading, empty, { name: 'many' }, down]
    case 'home':
      return [filled, loading, empty, down]
    case 'gallery':
      return [filled, loading, { name: 'empty', scenario: '', step: 'Eliminá sus imágenes.' }, down]
    default:
      return [
        { name: 'editing', scenario: '' },
        { name: 'saving', scenario: hangs(call), step: 'Completá y guardá.' },
        {
          name: 'refused',
          scenario: '',
          step: 'Guardá sin un campo obligatorio, o con un orden que no sea un número.',
        },
        { ...down, step: 'Completá y guardá.' },
      ]
  }
}

const createPanelScreen = (section: Section, role: Role, code: number): Screen => {
  const { admin, sample = 1 } = section
  const who = `rol:${admin || code === papelera.list ? 'admin' : 'editor'}`
  return {
    id: `panel/${code}`,
    group: 'Panel',
    title: getTitle(section, role),
    path: panelPath(code, role === 'edit' || role === 'gallery' ? sample : 0),
    code,
    ...(admin && { admin }),
    states: [
      ...createStates(role, findCall(section, role)).map((state) =>
        state.scenario === undefined ? state : { ...state, scenario: together(who, state.scenario) },
      ),
      ...(admin ? [{ name: 'forbidden' as const, scenario: 'rol:editor' }] : []),
    ],
  }
}

export const panelScreens: readonly Screen[] = everySection.flatMap((section) =>
  getScreens(section).map(([role, code]) => createPanelScreen(section, role, code)),
)
