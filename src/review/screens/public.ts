import { pageTitle } from '../../site/page/title.ts'
import type { PagePath } from '../../site/pages.ts'
import { brings, fails, hangs, together, type Call, type Screen, type ScreenState } from './screen.ts'

/** The story of each state, by its export's name. */
type Stories = Partial<Record<'filled' | 'loading' | 'empty' | 'down', string>>

const read = (call: Call, title: string, stories: Stories, who = ''): ScreenState[] => {
  const scenarios = { filled: '', loading: hangs(call), empty: brings(call), down: fails(call) }
  const names = ['filled', 'loading', 'empty', 'down'] as const
  return names.flatMap((name) => {
    const story = stories[name]
    return story === undefined ? [] : [{ name, scenario: together(who, scenarios[name]), story: `${title}/${story}` }]
  })
}

const screen = (path: string, title: string, states: readonly ScreenState[], id = path): Screen => ({
  id,
  group: 'Sitio',
  title,
  path,
  states,
})
/** A page under its own title. */
const page = (path: PagePath, states: readonly ScreenState[]): Screen => screen(path, pageTitle(path), states)
const zone = (path: string, title: string, states: readonly ScreenState[], id = path): Screen => ({
  id,
  group: 'Zona privada',
  title,
  path,
  states,
})

const usual = { filled: 'Completa', loading: 'Cargando', empty: 'Vacia', down: 'Falla' }
const detail = { filled: 'DetalleAbierto', loading: 'DetalleCargando' }
const contact = 'site/contactos/ContactosPage'
const newsletter = 'site/footer/Newsletter'
const order = 'site/pedido/PedidoPage'
const product = 'site/productos/ProductDetail'

const home: readonly ScreenState[] = [
  { name: 'filled', scenario: '', story: 'site/home/HomePage/Completa' },
  { name: 'loading', scenario: hangs('obtenerSliders'), story: 'site/home/Hero/Cargando' },
  { name: 'empty', scenario: brings('obtenerSliders'), story: 'site/home/Hero/Vacio' },
  { name: 'down', scenario: fails('obtenerNovedades'), story: 'site/home/HomePage/UnaSeccionFalla' },
]

/** Every public page of §2.1, 'Mi pedido', the zone and the login of the panel. */
export const publicScreens: readonly Screen[] = [
  page('/', home),
  screen('/home', 'Inicio, por su otra dirección', home.slice(0, 1)),
  page('/empresa', [
    ...read('obtenerBanner', 'site/empresa/EmpresaPage', {
      filled: 'Completa',
      loading: 'Cargando',
      down: 'FallaElBanner',
    }),
    { name: 'empty', scenario: brings('obtenerSecciones'), story: 'site/empresa/EmpresaPage/SinValores' },
  ]),
  page(
    '/productos',
    read('obtenerProductos', 'site/productos/ProductosPage', {
      filled: 'Lista',
      loading: 'Cargando',
      empty: 'SinProductos',
      down: 'Falla',
    }),
  ),
  screen('/productos?id=1', 'Un producto', [
    ...read('obtenerProducto', product, { filled: 'Detalle', loading: 'DetalleCargando', down: 'DetalleFalla' }),
    { name: 'missing', scenario: brings('obtenerProducto'), story: `${product}/NoExiste` },
  ]),
  page('/servicios', read('obtenerServicios', 'site/servicios/ServiciosPage', usual)),
  page('/descargas', read('obtenerDescargas', 'site/descargas/DescargasPage', usual)),
  page('/novedades', read('obtenerNovedades', 'site/novedades/NovedadesPage', { ...usual, filled: 'Listado' })),
  screen('/novedades?id=1', 'Una novedad', [
    ...read('obtenerNovedad', 'site/novedades/NovedadesPage', { ...detail, down: 'DetalleFalla' }),
    { name: 'missing', scenario: brings('obtenerNovedad'), story: 'site/novedades/NovedadesPage/Desconocida' },
  ]),
  page('/ferias', read('obtenerFerias', 'site/ferias/FeriasPage', { ...usual, filled: 'Listado' })),
  screen('/ferias?id=1', 'Una feria', [
    ...read('obtenerFeria', 'site/ferias/FeriasPage', detail),
    { name: 'missing', scenario: brings('obtenerFeria'), story: 'site/ferias/FeriasPage/Desconocida' },
  ]),
  page('/videos', read('obtenerVideos', 'site/videos/VideosPage', usual)),
  page('/contactos', [
    { name: 'editing', scenario: '', story: `${contact}/Vacio` },
    { name: 'loading', scenario: hangs('obtenerContacto'), story: `${contact}/Cargando` },
    {
      name: 'refused',
      scenario: '',
      step: 'Enviá sin completar los campos obligatorios.',
      story: `${contact}/FaltanCampos`,
    },
    { name: 'saving', scenario: hangs('enviarCorreo'), step: 'Completá y enviá.', story: `${contact}/Enviando` },
    { name: 'done', scenario: '', step: 'Completá y enviá.', story: `${contact}/Enviado` },
    {
      name: 'down',
      scenario: fails('enviarCorreo'),
      step: 'Completá y enviá.',
      story: `${contact}/ServidorConProblemas`,
    },
    { name: 'offline', scenario: 'enviarCorreo:offline', step: 'Completá y enviá.', story: `${contact}/SinConexion` },
  ]),
  screen(
    '/empresa',
    'Pie: newsletter',
    [
      { name: 'editing', scenario: '', story: `${newsletter}/Vacio` },
      {
        name: 'refused',
        scenario: '',
        step: 'Suscribite con un email mal escrito.',
        story: `${newsletter}/EmailIncorrecto`,
      },
      { name: 'saving', scenario: hangs('agregarSuscripcion'), step: 'Suscribite.', story: `${newsletter}/Enviando` },
      { name: 'done', scenario: '', step: 'Suscribite.', story: `${newsletter}/Suscripto` },
      {
        name: 'down',
        scenario: fails('agregarSuscripcion'),
        step: 'Suscribite.',
        story: `${newsletter}/ServidorConProblemas`,
      },
      { name: 'offline', scenario: 'agregarSuscripcion:offline', step: 'Suscribite.', story: `${newsletter}/SinRed` },
    ],
    'newsletter',
  ),
  page('/pedido', [
    { name: 'empty', scenario: '', story: `${order}/Vacio` },
    { name: 'filled', scenario: '', step: 'Sumá medidas con el pedido rápido.', story: `${order}/ConMedidas` },
  ]),
  page('/legal', [
    { name: 'empty', scenario: '', story: 'site/legal/LegalPage/Vacio' },
    {
      name: 'filled',
      scenario: '',
      step: 'Escribí un aviso legal en el panel, en Marca.',
      story: 'site/legal/LegalPage/ConAviso',
    },
  ]),
  screen(
    '/no-existe',
    'Dirección que no existe',
    [{ name: 'missing', scenario: '', story: 'site/NotFoundPage/NoEncontrada' }],
    '$',
  ),
  zone(
    '/zonaPrivada',
    'Listas de precios',
    read(
      'obtenerFileZonas',
      'zone/ZonePage',
      { filled: 'Listas', loading: 'Cargando', empty: 'Vacia', down: 'NoCarga' },
      'rol:cliente',
    ),
  ),
  zone(
    '/zonaPrivada?id=12',
    'Una lista de precios, como tabla',
    read(
      'obtenerZona',
      'zone/BookPage',
      { filled: 'Lista', loading: 'Abriendo', down: 'NoSePuedeLeer' },
      'rol:cliente',
    ),
  ),
  {
    id: '/admin/login',
    group: 'Panel',
    title: 'Ingreso al panel',
    path: '/admin/login',
    states: [
      { name: 'editing', scenario: 'rol:nadie', story: 'panel/Login/Vacio' },
      { name: 'refused', scenario: 'rol:nadie', step: 'Ingresá con otra contraseña.', story: 'panel/Login/Rechazado' },
      {
        name: 'saving',
        scenario: together('rol:nadie', hangs('verificarLogin')),
        step: 'Ingresá.',
        story: 'panel/Login/Ingresando',
      },
      {
        name: 'down',
        scenario: together('rol:nadie', fails('verificarLogin')),
        step: 'Ingresá.',
        story: 'panel/Login/ServidorCaido',
      },
    ],
  },
  {
    id: '/admin/panel',
    group: 'Panel',
    title: 'Marco del panel',
    path: '/admin/panel',
    states: [
      { name: 'filled', scenario: 'rol:admin', story: 'panel/Frame/Administrador' },
      {
        name: 'forbidden',
        scenario: 'rol:editor',
        step: 'La barra no muestra lo que es de administradores.',
        story: 'panel/Frame/Usuario',
      },
    ],
  },
]
