import { cargaMasiva } from '#panel/sections/carga-masiva/section.ts'
import { clientes } from '#panel/sections/clientes/section.ts'
import { novedades } from '#panel/sections/novedades/section.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { panelPath } from './screen.ts'

/** The eight things worth seeing: a link's text and address, the steps to take there, and the scenario. */
export const sights: readonly (readonly [title: string, path: string, how: string, scenario?: string])[] = [
  [
    'Editar acá, verlo allá',
    panelPath(novedades.list),
    'Entrá con admin / admin1234, cambiá una novedad y mirala en el sitio, en otra pestaña.',
  ],
  [
    'Activar a un cliente',
    panelPath(clientes.list),
    'Tildá «pendiente»: ya entra a la zona privada, con pendiente1234.',
  ],
  [
    'Trabajar sin conexión',
    '/productos',
    'Después del aviso «Listo para usar sin conexión», cortá la red y recargá: se navega, se edita y se guarda igual.',
  ],
  [
    'Cargar una planilla entera',
    panelPath(cargaMasiva.form),
    'Bajá la plantilla, cambiale una medida y mirá en la tabla qué pasa con cada fila antes de subirla.',
  ],
  [
    'Buscar una medida y armar un pedido',
    '/productos?buscar=m12x50',
    'Sumá un pack con el + y mirá en «Mi pedido» cómo se envía.',
  ],
  [
    'Ver lo que casi nunca pasa',
    '/novedades',
    'Las novedades, caídas. La tira de abajo lo dice; «Quitar» las trae de vuelta.',
    'obtenerNovedades:error',
  ],
  [
    'Leer lo que se envió',
    '/contactos',
    'Mandá un mensaje y leelo en «Correos» del panel, como administrador: tal como lo lee quien lo recibe.',
  ],
  ['Arrepentirse', panelPath(servicios.list), 'Eliminá un servicio y tocá «Deshacer», o traelo de la papelera.'],
]
