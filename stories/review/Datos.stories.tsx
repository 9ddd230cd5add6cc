import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import type { Outcome } from '#review/state/doors.ts'
import { companyWith, InSheet, lived, savedFile, waits } from './state.tsx'
import { ofRelease, phone } from '../widths.ts'
import { clicks, inOrder, type Played, presses, uploads } from '../play.ts'
import { isFocused, sees, seesA } from '../sees.ts'

const meta = preview.meta({ title: 'review/Datos', component: InSheet })

const lists =
  (...words: string[]) =>
  async ({ canvas }: Played): Promise<void> => {
    const [list] = await canvas.findAllByRole('list')
    await expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(words)
  }
export const Cambiado = meta.story({
  play: inOrder(
    sees('2 archivos subidos (2,5 MB)'),
    lists(
      'Productos2 nuevos, 3 cambios, 1 eliminadoEmpezar de nuevo…',
      'Novedades2 eliminadosEmpezar de nuevo…',
      'Mensajes enviados2 nuevosEmpezar de nuevo…',
      'Papelera3 nuevosEmpezar de nuevo…',
    ),
  ),
})
export const SinCambios = meta.story({
  args: { company: () => Promise.resolve(companyWith()), wayBack: () => Promise.resolve(null) },
  play: inOrder(sees('Nada: es la empresa de la demo como viene.'), sees('Todavía no hay a qué volver.')),
})
/** While developing there is no build to compare with. */
export const SinComparar = meta.story({ ...ofRelease, args: { seed: () => Promise.resolve(undefined) } })
export const Cargando = meta.story({ ...ofRelease, args: { company: waits, wayBack: waits } })
export const NoSeLee = meta.story({
  args: { company: () => Promise.reject(new Error('none')), wayBack: () => Promise.reject(new Error('none')) },
  play: sees(/No se pueden leer los datos de la demo/),
})
export const EnTelefono = meta.story({ ...phone })
export const ComoPagina = meta.story({ ...ofRelease, args: { width: 1280 } })

const ask = fn(() => Promise.resolve<Outcome>({ done: true }))
/** Losses are shown in numbers, and nothing is deleted before the confirmation. */
export const EmpezarDeNuevo = meta.story({
  args: { ask },
  play: inOrder(
    presses('Empezar de nuevo: Productos…'),
    isFocused('heading', 'Empezar de nuevo: Productos'),
    lists('Productos: 2 nuevos, 3 cambios, 1 eliminado'),
    presses('Cancelar'),
    presses('Empezar todo de nuevo…'),
    sees('Novedades: 2 eliminados'),
    async () => expect(ask).not.toHaveBeenCalled(),
    presses('Empezar de nuevo'),
    sees('Los datos son los del primer día.'),
    async () => {
      const task = expect.objectContaining({ task: 'reset', withoutWayBack: false })
      await expect(ask).toHaveBeenCalledWith(task, expect.anything())
    },
  ),
})
/** A company of one's own names the data that stays, also where nothing of the demo has changed. */
export const EmpezarConMiEmpresa = meta.story({
  args: { company: () => Promise.resolve(companyWith()) },
  play: inOrder(
    presses('Empezar con mi empresa…'),
    sees(/^Se reemplaza todo lo que hay: /),
    sees(/^Los usuarios del panel quedan/),
  ),
})
/** An opened file shows its content; a refused file shows the reason. */
export const AbrirUnArchivo = meta.story({
  play: inOrder(
    sees(/archivos subidos/),
    uploads('Archivo de estado', savedFile),
    isFocused('heading', 'Cargar para-ventas.vidriera.zip'),
    sees(/No trae contraseñas/),
    sees(/^4 sliders.* 25 productos/),
  ),
})
/** `?estado=`: offered, looked at, and then loaded or not. */
export const PorEnlace = meta.story({
  beforeEach: () => {
    sessionStorage.setItem('estado', '/estados/para-ventas.vidriera.zip')
    return () => sessionStorage.removeItem('estado')
  },
  play: inOrder(
    seesA('heading', 'El enlace trae un estado'),
    presses('Ver qué trae'),
    seesA('heading', 'Cargar para-ventas.vidriera.zip'),
    async () => expect(sessionStorage.getItem('estado')).toBeNull(),
  ),
})
const beginsAnew = inOrder(presses('Empezar todo de nuevo…'), presses('Empezar de nuevo'))
/** Records are counted while they are written, and the work can still be called off. */
export const Escribiendo = meta.story({
  args: {
    ask: (_, { onStep }) => {
      onStep({ step: 'writing', done: 2_250, total: 5_423 })
      return waits()
    },
  },
  play: inOrder(beginsAnew, sees('2.250 de 5.423 registros'), async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Cancelar' })).toBeEnabled(),
  ),
})
/** A way back does not fit: nothing was done, and a button goes on without one. */
export const SinLugar = meta.story({
  args: {
    ask: (task) =>
      Promise.resolve<Outcome>(
        'withoutWayBack' in task && task.withoutWayBack
          ? { done: true }
          : { refused: 'No hay lugar en este navegador.', noSpace: true },
      ),
  },
  play: inOrder(
    beginsAnew,
    sees(/No hay lugar en este navegador/),
    presses('Seguir sin poder volver'),
    sees('Los datos son los del primer día.'),
  ),
})
export const Guardar = meta.story({
  args: { read: () => Promise.resolve({ ...lived, archivos: new Map() }) },
  play: inOrder(
    clicks('checkbox', 'Incluir contraseñas y sesiones'),
    presses('Guardar como archivo'),
    sees(/^Guardado en vidriera-.* No está en el archivo lo que este navegador no tiene/),
  ),
})
