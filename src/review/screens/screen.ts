import type { Endpoints } from '#contract/index.ts'

export const stateNames = {
  loading: 'Cargando',
  empty: 'Sin nada',
  filled: 'Con datos',
  many: '10.000 registros',
  missing: 'No existe',
  down: 'No anda',
  offline: 'Sin conexión',
  editing: 'Para completar',
  saving: 'Guardando',
  refused: 'Rechazado',
  done: 'Hecho',
  forbidden: 'Sin permiso',
  open: 'Abierto',
} as const
type StateName = keyof typeof stateNames

export type Call = keyof Endpoints

export interface ScreenState {
  readonly name: StateName
  /** The scenario that makes the app show the state; none where only a story can. */
  readonly scenario?: string
  /** The steps that remain to be done by hand. */
  readonly step?: string
  /** The state's story, 'title/Export'. The panel's stories name their states themselves (stories/panel/states.ts). */
  readonly story?: string
}

export const groups = ['Sitio', 'Zona privada', 'Panel', 'Diálogos', 'Avisos'] as const

export interface Screen {
  /** The screen's id in marks: it stays when titles change. */
  readonly id: string
  readonly group: (typeof groups)[number]
  readonly title: string
  readonly path: string
  readonly code?: number
  readonly admin?: true
  readonly component?: string
  readonly states: readonly ScreenState[]
}

export const hangs = (call: Call): string => `${call}:hang`
export const fails = (call: Call, status = 500): string => `${call}:error:${status}`
export const brings = (call: Call): string => `${call}:empty`
export const together = (...rules: string[]): string => rules.filter((rule) => rule !== '').join(',')

/** The address of a panel screen, or of one record there. */
export const panelPath = (code: number, id = 0): string => `/admin/panel#s=${code}${id > 0 ? `&id=${id}` : ''}`

/** A state in a list: its name, its story below the screen's stories, its scenario, and the step that remains to be done by hand. */
export type StateLine = readonly [name: StateName, story: string, scenario: string, step?: string]

export const createScreen = (
  group: Screen['group'],
  title: string,
  path: string,
  stories: string,
  lines: readonly StateLine[],
): Screen => ({
  id: path,
  group,
  title,
  path,
  states: lines.map(([name, story, scenario, step]) => ({
    name,
    scenario,
    story: `${stories}/${story}`,
    ...(step !== undefined && { step }),
  })),
})
