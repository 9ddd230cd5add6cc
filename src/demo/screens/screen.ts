import type { Endpoints } from '../../contract/index.ts'

/** What a screen may be like; its name for who reviews. */
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
  /** What makes the app show it; nothing where no scenario can. */
  readonly scenario?: string
  /** What is left to be done there by hand. */
  readonly step?: string
  /** Its story, 'title/Export'. Of the panel's screens their stories say it themselves (stories/panel/states.ts). */
  readonly story?: string
}

export const groups = ['Sitio', 'Zona privada', 'Panel', 'Diálogos', 'Avisos'] as const

export interface Screen {
  /** Names it in marks: it stays when titles change. */
  readonly id: string
  readonly group: (typeof groups)[number]
  readonly title: string
  readonly path: string
  /** Of a screen of the panel. */
  readonly code?: number
  /** Only for administrators. */
  readonly admin?: true
  /** The component that a dialog is. */
  readonly component?: string
  readonly states: readonly ScreenState[]
}

export const hangs = (call: Call): string => `${call}:hang`
export const fails = (call: Call, status = 500): string => `${call}:error:${status}`
export const brings = (call: Call): string => `${call}:empty`
export const together = (...rules: string[]): string => rules.filter((rule) => rule !== '').join(',')
