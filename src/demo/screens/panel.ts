import { brings, fails, hangs, together, type Call, type Screen, type ScreenState } from './screen.ts'

/** A screen of the panel: what it is called, its code, and the calls that its states hang on. */
interface PanelScreen {
  readonly code: number
  readonly title: string
  readonly kind: 'list' | 'gallery' | 'form'
  /** What a list or a gallery reads; what a form sends. */
  readonly call: Call
  /** The record that it is about. */
  readonly id?: number
  readonly admin?: true
}

const list = (code: number, title: string, call: Call): PanelScreen => ({ code, title, kind: 'list', call })
const form = (code: number, title: string, call: Call, id = 0): PanelScreen => ({ code, title, kind: 'form', call, id })
const gallery = (code: number, title: string, call: Call): PanelScreen => ({
  code,
  title,
  kind: 'gallery',
  call,
  id: 1,
})
const forAdmins = (screen: PanelScreen): PanelScreen => ({ ...screen, admin: true })

/** Every screen code of §2.15, and the trash. */
const panelTable: readonly PanelScreen[] = [
  list(1, 'Slider', 'obtenerSliders'),
  form(29, 'Crear slider', 'crearSlider'),
  form(2, 'Editar slider', 'updateSlider', 1),
  form(7, 'Banner de inicio', 'updateBanner'),
  form(8, 'Banner de empresa', 'updateBanner'),
  list(32, 'Valores', 'obtenerSecciones'),
  form(31, 'Crear valor', 'crearSeccion'),
  form(33, 'Editar valor', 'updateSeccion', 1),
  list(25, 'Productos', 'obtenerProductos'),
  form(26, 'Crear producto', 'crearProducto'),
  form(28, 'Editar producto', 'updateProducto', 1),
  gallery(27, 'Imágenes de un producto', 'obtenerProducto'),
  list(50, 'Servicios', 'obtenerServicios'),
  form(52, 'Crear servicio', 'crearServicio'),
  form(53, 'Editar servicio', 'updateServicio', 1),
  list(60, 'Descargas', 'obtenerDescargas'),
  form(62, 'Crear descarga', 'crearDescarga'),
  form(63, 'Editar descarga', 'updateDescarga', 1),
  list(40, 'Novedades', 'obtenerNovedades'),
  form(42, 'Crear novedad', 'crearNovedad'),
  form(41, 'Editar novedad', 'updateNovedad', 1),
  list(70, 'Ferias', 'obtenerFerias'),
  form(72, 'Crear feria', 'crearFeria'),
  form(71, 'Editar feria', 'updateFeria', 1),
  gallery(73, 'Galería de una feria', 'obtenerFeria'),
  list(80, 'Videos', 'obtenerVideos'),
  form(81, 'Crear video', 'crearVideo'),
  form(82, 'Editar video', 'updateVideo', 1),
  form(13, 'Contacto', 'updateContacto'),
  list(108, 'Zona privada', 'obtenerFileZonas'),
  form(110, 'Crear archivo de la zona', 'crearFileZona'),
  form(109, 'Editar archivo de la zona', 'updateFileZona', 7),
  form(19, 'Logos', 'updateLogo'),
  ...[
    list(99, 'Usuarios', 'obtenerUsuarios'),
    form(100, 'Crear usuario', 'crearUsuario'),
    form(101, 'Editar usuario', 'updateUsuario', 2),
    list(105, 'Clientes', 'obtenerClientes'),
    list(300, 'Historial', 'obtenerHistorial'),
    list(17, 'Suscripciones', 'obtenerSuscripciones'),
    form(18, 'Enviar mensaje', 'enviarMensajeSub'),
    list(90, 'Metadatos', 'obtenerMetadatos'),
    form(91, 'Editar metadato', 'updateMetadato', 2),
    form(130, 'Carga masiva', 'cargarCargaMasiva'),
  ].map(forAdmins),
  list(301, 'Papelera', 'obtenerPapelera'),
]

/** The states of a list's reading. Ten thousand records no scenario makes. */
const read = (call: Call): Record<'loading' | 'empty' | 'filled' | 'down', ScreenState> => ({
  loading: { name: 'loading', scenario: hangs(call) },
  empty: { name: 'empty', scenario: brings(call) },
  filled: { name: 'filled', scenario: '' },
  down: { name: 'down', scenario: fails(call) },
})

const statesOf = ({ kind, call }: PanelScreen): ScreenState[] => {
  const { loading, empty, filled, down } = read(call)
  switch (kind) {
    case 'list':
      return [filled, loading, empty, { name: 'many' }, down]
    case 'gallery':
      return [filled, loading, { name: 'empty', scenario: '', step: 'Eliminá sus imágenes.' }, down]
    case 'form':
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

const screenOf = (screen: PanelScreen): Screen => {
  const { code, title, id = 0, admin } = screen
  const who = `rol:${admin || code === 301 ? 'admin' : 'editor'}`
  return {
    id: `panel/${code}`,
    group: 'Panel',
    title,
    path: `/admin/panel#s=${code}${id > 0 ? `&id=${id}` : ''}`,
    code,
    ...(admin && { admin }),
    states: [
      ...statesOf(screen).map((state) =>
        state.scenario === undefined ? state : { ...state, scenario: together(who, state.scenario) },
      ),
      ...(admin ? [{ name: 'forbidden' as const, scenario: 'rol:editor' }] : []),
    ],
  }
}

export const panelScreens: readonly Screen[] = panelTable.map(screenOf)
