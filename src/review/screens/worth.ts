import { cargaMasiva } from '../../panel/sections/carga-masiva/section.ts'
import { clientes } from '../../panel/sections/clientes/section.ts'
import { novedades } from '../../panel/sections/novedades/section.ts'
import { servicios } from '../../panel/sections/servicios/section.ts'
import { panelPath } from './screen.ts'

interface Sight {
  readonly title: string
  readonly path: string
  readonly scenario?: string
  /** What to do there. */
  readonly how: string
}

/** The eight things worth seeing. */
export const sights: readonly Sight[] = [
  {
    title: 'Editar acá, verlo allá',
    path: panelPath(novedades.list),
    how: 'Entrá con admin / admin1234, cambiá una novedad y mirala en el sitio, en otra pestaña.',
  },
  {
    title: 'Activar a un cliente',
    path: panelPath(clientes.list),
    how: 'Tildá «pendiente»: ya entra a la zona privada, con pendiente1234.',
  },
  {
    title: 'Trabajar sin conexión',
    path: '/productos',
    how: 'Después del aviso «Listo para usar sin conexión», cortá la red y recargá: se navega, se edita y se guarda igual.',
  },
  {
    title: 'Cargar una planilla entera',
    path: panelPath(cargaMasiva.form),
    how: 'Bajá la plantilla, cambiale una medida y leé qué va a pasar antes de subirla.',
  },
  {
    title: 'Buscar una medida y armar un pedido',
    path: '/productos?buscar=m12x50',
    how: 'Sumá un pack con el + y mirá en «Mi pedido» cómo se envía.',
  },
  {
    title: 'Ver lo que casi nunca pasa',
    path: '/novedades',
    scenario: 'obtenerNovedades:error',
    how: 'Las novedades, caídas. La tira de abajo lo dice; «Quitar» las trae de vuelta.',
  },
  {
    title: 'Leer lo que se envió',
    path: '/contactos',
    how: 'Mandá un mensaje y leelo acá, en «Enviado», como lo lee quien lo recibe.',
  },
  {
    title: 'Arrepentirse',
    path: panelPath(servicios.list),
    how: 'Eliminá un servicio y tocá «Deshacer», o traelo de la papelera.',
  },
]
