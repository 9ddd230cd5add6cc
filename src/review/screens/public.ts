import { pageTitle } from '#site/page/title.ts'
import type { PagePath } from '#site/pages.ts'
import { brings, fails, hangs, createScreen, together, type Call, type Screen, type StateLine } from './screen.ts'

const usual = { filled: 'Completa', loading: 'Cargando', empty: 'Vacia', down: 'Falla' }

/** The states of a screen that reads, each by its story's export; '' for a state without a story. */
const read = (call: Call, overrides: Partial<typeof usual> = {}, who = ''): StateLine[] => {
  const stories = { ...usual, ...overrides }
  const lines: readonly StateLine[] = [
    ['filled', stories.filled, ''],
    ['loading', stories.loading, hangs(call)],
    ['empty', stories.empty, brings(call)],
    ['down', stories.down, fails(call)],
  ]
  return lines.flatMap(([name, story, rules]) => (story === '' ? [] : [[name, story, together(who, rules)]]))
}

/** A page under its own title. */
const page = (path: PagePath, stories: string, lines: readonly StateLine[]): Screen =>
  createScreen('Sitio', pageTitle(path), path, `site/${stories}`, lines)

/** The states of a form that sends by this call. */
const sends = (call: Call, step: string, stories: Readonly<Record<'done' | 'offline', string>>): StateLine[] => [
  ['saving', 'Enviando', hangs(call), step],
  ['done', stories.done, '', step],
  ['down', 'ServidorConProblemas', fails(call), step],
  ['offline', stories.offline, `${call}:offline`, step],
]

const home: readonly StateLine[] = [
  ['filled', 'HomePage/Completa', ''],
  ['loading', 'Hero/Cargando', hangs('obtenerSliders')],
  ['empty', 'Hero/Vacio', brings('obtenerSliders')],
  ['down', 'HomePage/UnaSeccionFalla', fails('obtenerNovedades')],
]
const product = 'productos/ProductDetail'
const detail = { filled: 'DetalleAbierto', loading: 'DetalleCargando', empty: '', down: '' }

/** Every public page of §2.1, 'Mi pedido', the zone and the login of the panel. */
export const publicScreens: readonly Screen[] = [
  page('/', 'home', home),
  createScreen('Sitio', 'Inicio, por su otra dirección', '/home', 'site/home', home.slice(0, 1)),
  page('/empresa', 'empresa/EmpresaPage', [
    ...read('obtenerBanner', { empty: '', down: 'FallaElBanner' }),
    ['empty', 'SinValores', brings('obtenerSecciones')],
  ]),
  page('/productos', 'productos/ProductosPage', read('obtenerProductos', { filled: 'Lista', empty: 'SinProductos' })),
  createScreen('Sitio', 'Un producto', '/productos?id=1', `site/${product}`, [
    ...read('obtenerProducto', { ...detail, filled: 'Detalle', down: 'DetalleFalla' }),
    ['missing', 'NoExiste', brings('obtenerProducto')],
  ]),
  page('/servicios', 'servicios/ServiciosPage', read('obtenerServicios')),
  page('/descargas', 'descargas/DescargasPage', read('obtenerDescargas')),
  page('/novedades', 'novedades/NovedadesPage', read('obtenerNovedades', { filled: 'Listado' })),
  createScreen('Sitio', 'Una novedad', '/novedades?id=1', 'site/novedades/NovedadesPage', [
    ...read('obtenerNovedad', { ...detail, down: 'DetalleFalla' }),
    ['missing', 'Desconocida', brings('obtenerNovedad')],
  ]),
  page('/ferias', 'ferias/FeriasPage', read('obtenerFerias', { filled: 'Listado' })),
  createScreen('Sitio', 'Una feria', '/ferias?id=1', 'site/ferias/FeriasPage', [
    ...read('obtenerFeria', detail),
    ['missing', 'Desconocida', brings('obtenerFeria')],
  ]),
  page('/videos', 'videos/VideosPage', read('obtenerVideos')),
  page('/contactos', 'contactos/ContactosPage', [
    ['editing', 'Vacio', ''],
    ['loading', 'Cargando', hangs('obtenerContacto')],
    ['refused', 'FaltanCampos', '', 'Enviá sin completar los campos obligatorios.'],
    ...sends('enviarCorreo', 'Completá y enviá.', { done: 'Enviado', offline: 'SinConexion' }),
  ]),
  {
    ...createScreen('Sitio', 'Pie: newsletter', '/empresa', 'site/footer/Newsletter', [
      ['editing', 'Vacio', ''],
      ['refused', 'EmailIncorrecto', '', 'Suscribite con un email mal escrito.'],
      ...sends('agregarSuscripcion', 'Suscribite.', { done: 'Suscripto', offline: 'SinRed' }),
    ]),
    id: 'newsletter',
  },
  page('/pedido', 'pedido/PedidoPage', [
    ['empty', 'Vacio', ''],
    ['filled', 'ConMedidas', '', 'Sumá medidas con el pedido rápido.'],
  ]),
  page('/legal', 'legal/LegalPage', [
    ['empty', 'Vacio', ''],
    ['filled', 'ConAviso', '', 'Escribí un aviso legal en el panel, en Marca.'],
  ]),
  {
    ...createScreen('Sitio', 'Dirección que no existe', '/no-existe', 'site/NotFoundPage', [
      ['missing', 'NoEncontrada', ''],
    ]),
    id: '$',
  },
  createScreen('Zona privada', 'Listas de precios', '/zonaPrivada', 'zone/ZonePage', [
    ...read('obtenerFileZonas', { filled: 'Listas', down: 'NoCarga' }, 'rol:cliente'),
  ]),
  createScreen('Zona privada', 'Una lista de precios, como tabla', '/zonaPrivada?id=12', 'zone/BookPage', [
    ...read('obtenerZona', { filled: 'Lista', loading: 'Abriendo', empty: '', down: 'NoSePuedeLeer' }, 'rol:cliente'),
  ]),
  createScreen('Panel', 'Ingreso al panel', '/admin/login', 'panel/Login', [
    ['editing', 'Vacio', 'rol:nadie'],
    ['refused', 'Rechazado', 'rol:nadie', 'Ingresá con otra contraseña.'],
    ['saving', 'Ingresando', together('rol:nadie', hangs('verificarLogin')), 'Ingresá.'],
    ['down', 'ServidorCaido', together('rol:nadie', fails('verificarLogin')), 'Ingresá.'],
  ]),
  createScreen('Panel', 'Marco del panel', '/admin/panel', 'panel/Frame', [
    ['filled', 'Administrador', 'rol:admin'],
    ['forbidden', 'Usuario', 'rol:editor', 'La barra no muestra lo que es de administradores.'],
  ]),
]
