import type { Endpoints } from '#contract/index.ts'
import type { Codes } from '../kit/place.ts'

const roles = ['list', 'create', 'edit', 'gallery', 'form', 'home'] as const satisfies (keyof Codes)[]
export type Role = (typeof roles)[number]

/** A section of the panel as data. The number of a role is the code of that screen (§2.15). */
export interface Section extends Codes {
  /** The words in the sidebar, to the letter of §2.15: 'Group: Entry', or one word for both. */
  readonly entry: string
  /** The purpose of the section, for newcomers. */
  readonly about: string
  /** Only users with an admin flag of 1 see the section. */
  readonly admin?: true
  /** Beyond §2.15: other ways than the sidebar lead there. */
  readonly outsideSidebar?: true
  /** Beyond §2.15: only where the API knows its `call`. */
  readonly extension?: true
  /** The public page that shows these records. */
  readonly site?: string
  /** That page shows one record by `?id=`: as a page of its own, or as a part below its heading. */
  readonly siteRecord?: 'page' | 'part'
  /** The collection of the contract. */
  readonly resource?: string
  readonly singular?: string
  /** The record of the demo company that the review tools open, where that is not record 1. */
  readonly sample?: number
  /** The call behind the screen, where the contract names none for `resource`. */
  readonly call?: keyof Endpoints
}

export interface Listed extends Section {
  /** The section's folder, which holds its screens. */
  readonly folder: string
}

/** The sidebar of §2.15: entries for all, then those of administrators. */
const ofAll = [
  'sliders',
  'home-banner',
  'empresa-banner',
  'valores',
  'productos',
  'servicios',
  'descargas',
  'novedades',
  'ferias',
  'videos',
  'contacto',
  'zona-privada',
  'logos',
  // Beyond §2.15, and for administrators alone.
  'marca',
]
const ofAdmins = [
  'usuarios',
  'clientes',
  'historial',
  'suscripciones',
  'mensaje',
  'correos',
  'metadatos',
  'carga-masiva',
]
const order = [...ofAll, ...ofAdmins]

/** A section that §2.15 does not know follows those of the same users. */
const getSidebarPosition = ({ folder, admin, outsideSidebar }: Listed): number =>
  order.includes(folder) ? order.indexOf(folder) : (admin || outsideSidebar ? order.length : ofAll.length) - 0.5

/** The sections that files export, in the order of the sidebar. */
export const sortSections = (files: Readonly<Record<string, Readonly<Record<string, Section>>>>): readonly Listed[] =>
  Object.entries(files)
    .flatMap(([file, exported]) =>
      Object.values(exported).map((section): Listed => ({ ...section, folder: file.split('/').at(-2) ?? file })),
    )
    .toSorted((a, b) => getSidebarPosition(a) - getSidebarPosition(b))

/** The screens of a section: the role and the code of each. */
export const getScreens = (section: Section): readonly (readonly [role: Role, code: number])[] =>
  roles.flatMap((role) => {
    const code = section[role]
    return code === undefined ? [] : [[role, code] as const]
  })

/** The sections of a user: a display rule (§6), the backend refuses on its own. */
export const visibleTo =
  (admin: boolean) =>
  (section: Section): boolean =>
    admin || !section.admin
