import { allEndpoints, endpoints } from '../../contract/index.ts'
import { everySection } from '../../panel/sections/index.ts'
import { screensOf, type Role, type Section } from '../../panel/sections/section.ts'
import { papelera } from '../../panel/sections/papelera/section.ts'
import { brings, fails, hangs, panelPath, together, type Call, type Screen, type ScreenState } from './screen.ts'

const isCall = (name: string): name is Call => Object.hasOwn(endpoints, name)
const does = { list: 'list', create: 'create', gallery: 'get', edit: undefined, form: undefined, home: 'list' } as const

/** The call that the states of a screen depend on: the read of a list or a gallery, the write of a form. */
const callOf = (section: Section, role: Role): Call => {
  const found = allEndpoints.find(
    ({ of, query, does: what }) =>
      of?.resource === section.of && (does[role] ? what === does[role] : 'version' in query),
  )
  const name = section.call ?? found?.name ?? ''
  if (!isCall(name)) throw new Error(`The contract has no call for '${role}' of ${section.entry}.`)
  return name
}

/** The words of the panel: 'Productos', 'Crear producto', 'Home: Banner'. */
const titleOf = ({ entry, one = '' }: Section, role: Role): string => {
  const verb = {
    list: undefined,
    form: undefined,
    home: undefined,
    create: 'Crear',
    edit: 'Editar',
    gallery: 'Imágenes de',
  }[role]
  return verb === undefined ? entry.replace(': Mostrar', '') : `${verb} ${one.toLowerCase()}`
}

/** The states of a screen that reads. No scenario makes ten thousand records. */
const read = (call: Call): Record<'loading' | 'empty' | 'filled' | 'down', ScreenState> => ({
  loading: { name: 'loading', scenario: hangs(call) },
  empty: { name: 'empty', scenario: brings(call) },
  filled: { name: 'filled', scenario: '' },
  down: { name: 'down', scenario: fails(call) },
})

const statesOf = (role: Role, call: Call): ScreenState[] => {
  const { loading, empty, filled, down } = read(call)
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
        { name: 'down', scenario: fails(call), step: 'Completá y guardá.' },
      ]
  }
}

const screenOf = (section: Section, role: Role, code: number): Screen => {
  const { admin, sample = 1 } = section
  const who = `rol:${admin || code === papelera.list ? 'admin' : 'editor'}`
  return {
    id: `panel/${code}`,
    group: 'Panel',
    title: titleOf(section, role),
    path: panelPath(code, role === 'edit' || role === 'gallery' ? sample : 0),
    code,
    ...(admin && { admin }),
    states: [
      ...statesOf(role, callOf(section, role)).map((state) =>
        state.scenario === undefined ? state : { ...state, scenario: together(who, state.scenario) },
      ),
      ...(admin ? [{ name: 'forbidden' as const, scenario: 'rol:editor' }] : []),
    ],
  }
}

export const panelScreens: readonly Screen[] = everySection.flatMap((section) =>
  screensOf(section).map(([role, code]) => screenOf(section, role, code)),
)
