import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

type ScreenComponent = ComponentType<{ id: number }>

export interface Section {
  /** Its words in the sidebar, to the letter of §2.15: 'Group: Entry', or one word for both. */
  readonly entry: string
  /** The screen that the entry opens. */
  readonly code: number
  /** Only for those whose admin flag is 1. */
  readonly admin?: true
  /** The public page that shows it. */
  readonly site?: string
  /** Every screen of the section by its code. */
  readonly screens: Readonly<Record<number, LazyExoticComponent<ScreenComponent>>>
}

const from = <Name extends string>(load: () => Promise<Record<NoInfer<Name>, ScreenComponent>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const sliders = () => import('./sliders.tsx')
const servicios = () => import('./servicios.tsx')
const valores = () => import('./valores.tsx')
const building = from(() => import('./BuildingScreen.tsx'), 'BuildingScreen')

/** The whole panel: its sections in the order of the sidebar, and behind each numeric code its screen (§2.15). */
export const sections: readonly Section[] = [
  { entry: 'Home: Slider', code: 1, site: '/', screens: {
    1: from(sliders, 'SliderList'), 2: from(sliders, 'SliderEdit'), 29: from(sliders, 'SliderCreate'),
  } },
  { entry: 'Home: Banner', code: 7, site: '/', screens: { 7: building } },
  { entry: 'Empresa: Banner', code: 8, site: '/empresa', screens: { 8: building } },
  { entry: 'Empresa: Valores', code: 32, site: '/empresa', screens: {
    32: from(valores, 'ValorList'), 31: from(valores, 'ValorCreate'), 33: from(valores, 'ValorEdit'),
  } },
  { entry: 'Productos: Mostrar', code: 25, site: '/productos', screens: { 25: building, 26: building, 27: building, 28: building } },
  { entry: 'Servicios', code: 50, site: '/servicios', screens: {
    50: from(servicios, 'ServicioList'), 52: from(servicios, 'ServicioCreate'), 53: from(servicios, 'ServicioEdit'),
  } },
  { entry: 'Descargas', code: 60, site: '/descargas', screens: { 60: building, 62: building, 63: building } },
  { entry: 'Novedades', code: 40, site: '/novedades', screens: { 40: building, 41: building, 42: building } },
  { entry: 'Ferias', code: 70, site: '/ferias', screens: { 70: building, 71: building, 72: building, 73: building } },
  { entry: 'Videos', code: 80, site: '/videos', screens: { 80: building, 81: building, 82: building } },
  { entry: 'Contacto', code: 13, site: '/contactos', screens: { 13: building } },
  { entry: 'Zona Privada', code: 108, screens: { 108: building, 109: building, 110: building } },
  { entry: 'Logos', code: 19, site: '/', screens: { 19: building } },
  { entry: 'Usuarios: Mostrar', code: 99, admin: true, screens: { 99: building, 100: building, 101: building } },
  { entry: 'Clientes: Mostrar', code: 105, admin: true, screens: { 105: building } },
  { entry: 'Historial', code: 300, admin: true, screens: { 300: building } },
  { entry: 'Suscripciones: Mostrar', code: 17, admin: true, screens: { 17: building } },
  { entry: 'Suscripciones: Enviar Mensaje', code: 18, admin: true, screens: { 18: building } },
  { entry: 'Metadatos', code: 90, admin: true, screens: { 90: building, 91: building } },
  { entry: 'Carga Masiva', code: 130, admin: true, screens: { 130: building } },
]

/** The section that a code belongs to. */
export const sectionOf = (code: number): Section | undefined => sections.find(({ screens }) => code in screens)

/** What a user may see: a display rule (§6), the backend refuses on its own. */
export const visibleTo = (admin: boolean) => (section: Section): boolean => admin || !section.admin
