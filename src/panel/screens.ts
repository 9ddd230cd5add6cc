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
  /** Its screens that make one and edit one, where text may go on from one to the other. */
  readonly create?: number
  readonly edit?: number
  /** Every screen of the section by its code. */
  readonly screens: Readonly<Record<number, LazyExoticComponent<ScreenComponent>>>
}

const from = <Name extends string>(load: () => Promise<Record<NoInfer<Name>, ScreenComponent>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const sliders = () => import('./sliders.tsx')
const banners = () => import('./banners.tsx')
const valores = () => import('./valores.tsx')
const productos = () => import('./productos.tsx')
const servicios = () => import('./servicios.tsx')
const descargas = () => import('./descargas.tsx')
const novedades = () => import('./novedades.tsx')
const ferias = () => import('./ferias.tsx')
const videos = () => import('./videos.tsx')
const contacto = () => import('./contacto.tsx')
const zonaPrivada = () => import('./zona-privada.tsx')
const logos = () => import('./logos.tsx')
const usuarios = () => import('./usuarios.tsx')
const clientes = () => import('./clientes.tsx')
const historial = () => import('./historial.tsx')
const suscripciones = () => import('./suscripciones.tsx')
const mensaje = () => import('./mensaje/MensajeForm.tsx')
const metadatos = () => import('./metadatos.tsx')
const papelera = () => import('./papelera.tsx')
const cargaMasiva = () => import('./carga-masiva/CargaMasiva.tsx')

/** The whole panel: its sections in the order of the sidebar, and behind each numeric code its screen (§2.15). */
export const sections: readonly Section[] = [
  {
    entry: 'Home: Slider',
    code: 1,
    create: 29,
    edit: 2,
    site: '/',
    screens: {
      1: from(sliders, 'SliderList'),
      2: from(sliders, 'SliderEdit'),
      29: from(sliders, 'SliderCreate'),
    },
  },
  { entry: 'Home: Banner', code: 7, site: '/', screens: { 7: from(banners, 'HomeBannerEdit') } },
  { entry: 'Empresa: Banner', code: 8, site: '/empresa', screens: { 8: from(banners, 'EmpresaBannerEdit') } },
  {
    entry: 'Empresa: Valores',
    code: 32,
    create: 31,
    edit: 33,
    site: '/empresa',
    screens: {
      32: from(valores, 'ValorList'),
      31: from(valores, 'ValorCreate'),
      33: from(valores, 'ValorEdit'),
    },
  },
  {
    entry: 'Productos: Mostrar',
    code: 25,
    create: 26,
    edit: 28,
    site: '/productos',
    screens: {
      25: from(productos, 'ProductoList'),
      26: from(productos, 'ProductoCreate'),
      27: from(productos, 'ProductoGallery'),
      28: from(productos, 'ProductoEdit'),
    },
  },
  {
    entry: 'Servicios',
    code: 50,
    create: 52,
    edit: 53,
    site: '/servicios',
    screens: {
      50: from(servicios, 'ServicioList'),
      52: from(servicios, 'ServicioCreate'),
      53: from(servicios, 'ServicioEdit'),
    },
  },
  {
    entry: 'Descargas',
    code: 60,
    create: 62,
    edit: 63,
    site: '/descargas',
    screens: {
      60: from(descargas, 'DescargaList'),
      62: from(descargas, 'DescargaCreate'),
      63: from(descargas, 'DescargaEdit'),
    },
  },
  {
    entry: 'Novedades',
    code: 40,
    create: 42,
    edit: 41,
    site: '/novedades',
    screens: {
      40: from(novedades, 'NovedadList'),
      41: from(novedades, 'NovedadEdit'),
      42: from(novedades, 'NovedadCreate'),
    },
  },
  {
    entry: 'Ferias',
    code: 70,
    create: 72,
    edit: 71,
    site: '/ferias',
    screens: {
      70: from(ferias, 'FeriaList'),
      71: from(ferias, 'FeriaEdit'),
      72: from(ferias, 'FeriaCreate'),
      73: from(ferias, 'FeriaGallery'),
    },
  },
  {
    entry: 'Videos',
    code: 80,
    create: 81,
    edit: 82,
    site: '/videos',
    screens: {
      80: from(videos, 'VideoList'),
      81: from(videos, 'VideoCreate'),
      82: from(videos, 'VideoEdit'),
    },
  },
  { entry: 'Contacto', code: 13, site: '/contactos', screens: { 13: from(contacto, 'ContactoEdit') } },
  {
    entry: 'Zona Privada',
    code: 108,
    create: 110,
    edit: 109,
    screens: {
      108: from(zonaPrivada, 'FileZonaList'),
      109: from(zonaPrivada, 'FileZonaEdit'),
      110: from(zonaPrivada, 'FileZonaCreate'),
    },
  },
  { entry: 'Logos', code: 19, site: '/', screens: { 19: from(logos, 'LogosEdit') } },
  {
    entry: 'Usuarios: Mostrar',
    code: 99,
    create: 100,
    edit: 101,
    admin: true,
    screens: {
      99: from(usuarios, 'UsuarioList'),
      100: from(usuarios, 'UsuarioCreate'),
      101: from(usuarios, 'UsuarioEdit'),
    },
  },
  { entry: 'Clientes: Mostrar', code: 105, admin: true, screens: { 105: from(clientes, 'ClienteList') } },
  { entry: 'Historial', code: 300, admin: true, screens: { 300: from(historial, 'HistorialList') } },
  { entry: 'Suscripciones: Mostrar', code: 17, admin: true, screens: { 17: from(suscripciones, 'SuscripcionList') } },
  { entry: 'Suscripciones: Enviar Mensaje', code: 18, admin: true, screens: { 18: from(mensaje, 'MensajeForm') } },
  {
    entry: 'Metadatos',
    code: 90,
    admin: true,
    screens: { 90: from(metadatos, 'MetadatoList'), 91: from(metadatos, 'MetadatoEdit') },
  },
  { entry: 'Carga Masiva', code: 130, admin: true, screens: { 130: from(cargaMasiva, 'CargaMasiva') } },
]

/** Beyond §2.15, where the API keeps what was deleted: its way in stands beside the list of sections, not in it. */
export const trash: Section = { entry: 'Papelera', code: 301, screens: { 301: from(papelera, 'PapeleraList') } }

/** The section that a code belongs to. */
export const sectionOf = (code: number): Section | undefined =>
  [...sections, trash].find(({ screens }) => code in screens)

/** What a user may see: a display rule (§6), the backend refuses on its own. */
export const visibleTo =
  (admin: boolean) =>
  (section: Section): boolean =>
    admin || !section.admin
