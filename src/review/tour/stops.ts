import { cargaMasiva } from '../../panel/sections/carga-masiva.ts'
import { clientes } from '../../panel/sections/clientes.ts'
import { novedades } from '../../panel/sections/novedades.ts'
import { papelera } from '../../panel/sections/papelera.ts'
import { servicios } from '../../panel/sections/servicios.ts'
import { panelPath } from '../screens/screen.ts'
import type { Facts } from './facts.ts'

export interface Stop {
  readonly id: string
  readonly title: string
  /** The stop's purpose. */
  readonly about: string
  readonly steps: readonly string[]
  /** The pages of the stop, with a scenario where the stop needs one. */
  readonly links: readonly { readonly label: string; readonly path: string; readonly scenario?: string }[]
  /** Whether the stop was done since the arrival, as far as the facts tell. */
  readonly done?: (before: Facts, now: Facts) => boolean
}

/** Whether the history has such an entry since the arrival. */
const wrote =
  (what: RegExp) =>
  (_: Facts, { wrote: texts }: Facts): boolean =>
    texts.some((text) => what.test(text))

/** The stops of the tour, in order. */
export const stops: readonly Stop[] = [
  {
    id: 'editar',
    title: 'Editar acá, verlo allá',
    about: 'El panel y el sitio son la misma aplicación: lo que se guarda se ve al instante, en cualquier pestaña.',
    steps: [
      'Entrá al panel con admin / admin1234.',
      'En «Novedades», editá una y guardá.',
      'Mirala en el sitio: ya cambió.',
    ],
    links: [
      { label: 'Novedades en el panel', path: panelPath(novedades.list) },
      { label: 'Novedades en el sitio', path: '/novedades' },
    ],
    done: wrote(/^Novedad modificada/),
  },
  {
    id: 'cliente',
    title: 'Activar a un cliente',
    about: 'Quien crea una cuenta espera a que alguien la active. Hasta entonces no entra a la zona privada.',
    steps: [
      'En «Clientes», tildá «Activado» en «pendiente».',
      'Ingresá a la zona privada con pendiente / pendiente1234: ya lo deja entrar.',
    ],
    links: [
      { label: 'Clientes', path: panelPath(clientes.list) },
      { label: 'Zona privada', path: '/zonaPrivada' },
    ],
    done: (before, now) => now.active > before.active,
  },
  {
    id: 'sin-conexion',
    title: 'Trabajar sin conexión',
    about: 'No hay servidor: todo está en este navegador. Sin red se navega, se busca, se edita y se guarda igual.',
    steps: [
      'Si recién llegás, esperá el aviso «Listo para usar sin conexión»: sale una sola vez.',
      'Cortá la red: modo avión, o «Sin conexión» en las herramientas del navegador.',
      'Recargá, abrí un producto, guardá algo en el panel.',
      'Volvé a conectar cuando quieras.',
    ],
    links: [{ label: 'Productos', path: '/productos' }],
    done: (_, { online }) => !online,
  },
  {
    id: 'carga-masiva',
    title: 'Cargar una planilla entera',
    about:
      'Una planilla crea y actualiza productos de una vez: todo o nada, con una vista previa de lo que va a pasar.',
    steps: [
      'Bajá la plantilla y cambiale un nombre o una medida.',
      'Elegí el archivo y leé la vista previa.',
      'Tocá «Subir».',
    ],
    links: [{ label: 'Carga masiva', path: panelPath(cargaMasiva.form) }],
    done: wrote(/Datos cargados/i),
  },
  {
    id: 'pedido',
    title: 'Buscar una medida y armar un pedido',
    about:
      'Quien compra sabe su medida, no el nombre del producto. Lo que encuentra va a «Mi pedido», que se manda por WhatsApp, mail o formulario.',
    steps: ['Buscá «m12x50».', 'Sumá un pack con el +.', 'Abrí «Mi pedido» y mirá cómo se envía.'],
    links: [
      { label: 'Productos', path: '/productos?buscar=m12x50' },
      { label: 'Mi pedido', path: '/pedido' },
    ],
    done: (before, now) => now.order > before.order,
  },
  {
    id: 'escenario',
    title: 'Ver lo que casi nunca pasa',
    about:
      'Lo lento, lo caído, lo vacío: cualquier estado de cualquier pantalla es un enlace, y vale para esta pestaña sola.',
    steps: ['Abrí las novedades lentas, y después las caídas.', 'Leé la tira de abajo y tocá «Quitar».'],
    links: [
      { label: 'Novedades lentas', path: '/novedades', scenario: 'obtenerNovedades:slow:3000' },
      { label: 'Novedades caídas', path: '/novedades', scenario: 'obtenerNovedades:error' },
    ],
    done: (_, { scenario }) => scenario !== '',
  },
  {
    id: 'enviado',
    title: 'Leer lo que se envió',
    about: 'Los mensajes no salen de acá: quedan en una bandeja, como los leería quien los recibe.',
    steps: ['Mandá un mensaje desde «Contacto».', 'Leelo en «Enviado», en esta sala.'],
    links: [{ label: 'Contacto', path: '/contactos' }],
    done: (before, now) => now.sent > before.sent,
  },
  {
    id: 'deshacer',
    title: 'Arrepentirse',
    about:
      'Nada se pierde por un clic: lo que se guarda se deshace, y lo que se elimina espera 30 días en la papelera.',
    steps: ['Eliminá un servicio.', 'Tocá «Deshacer», o restauralo desde la papelera.'],
    links: [
      { label: 'Servicios en el panel', path: panelPath(servicios.list) },
      { label: 'Papelera', path: panelPath(papelera.list) },
    ],
    done: wrote(/Deshecho|Restaurado/i),
  },
]
