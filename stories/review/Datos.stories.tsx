import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import type { Outcome } from '../../src/review/state/doors.ts'
import { companyWith, InSheet, lived, savedFile, somePoints, waits } from './state.tsx'
import { phone } from '../widths.ts'
import { inOrder, sees } from '../play.ts'

const meta = preview.meta({ title: 'review/Datos', component: InSheet })
const heading = (name: RegExp | string) => screen.findByRole('heading', { name })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Archivo de estado'), file)

export const Cambiado = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('2 archivos subidos (2,5 MB)')
    const rows = within(canvas.getAllByRole('list')[0] ?? document.body)
    await expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Productos2 nuevos, 3 cambios, 1 eliminadoEmpezar de nuevo…',
      'Novedades2 eliminadosEmpezar de nuevo…',
      'Mensajes enviados2 nuevosEmpezar de nuevo…',
      'Papelera3 nuevosEmpezar de nuevo…',
    ])
  },
})
export const SinCambios = meta.story({
  args: { company: () => Promise.resolve(companyWith()), wayBack: () => Promise.resolve(null) },
  play: inOrder(sees('Nada: es la empresa de la demo como viene.'), sees('Todavía no hay a qué volver.')),
})
/** While developing there is no build to compare with. */
export const SinComparar = meta.story({ args: { seed: () => Promise.resolve(undefined) } })
export const Cargando = meta.story({ args: { company: waits, wayBack: waits } })
export const NoSeLee = meta.story({
  args: { company: () => Promise.reject(new Error('none')), wayBack: () => Promise.reject(new Error('none')) },
  play: sees(/No se pueden leer los datos de la demo/),
})
export const EnTelefono = meta.story(phone)
export const ComoPagina = meta.story({ args: { width: 1280 } })

/** Losses are told in numbers, and nothing is deleted before the confirmation. */
const ask = fn(() => Promise.resolve<Outcome>({ done: true }))
export const EmpezarDeNuevo = meta.story({
  args: { ask },
  play: async ({ canvas }) => {
    ask.mockClear()
    await press('Empezar de nuevo: Productos…')
    await expect(await heading('Empezar de nuevo: Productos')).toHaveFocus()
    await expect(
      within(canvas.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Productos: 2 nuevos, 3 cambios, 1 eliminado'])
    await press('Cancelar')
    await press('Empezar todo de nuevo…')
    await expect(await canvas.findByText('Novedades: 2 eliminados')).toBeVisible()
    await expect(ask).not.toHaveBeenCalled()
    await press('Empezar de nuevo')
    await expect(await canvas.findByText('Los datos son los del primer día.')).toBeVisible()
    await expect(ask).toHaveBeenCalledWith(
      expect.objectContaining({ task: 'reset', withoutWayBack: false }),
      expect.anything(),
    )
  },
})
/** A company of one's own tells what stays, also where nothing of the demo has changed. */
export const EmpezarConMiEmpresa = meta.story({
  args: { company: () => Promise.resolve(companyWith()) },
  play: async ({ canvas }) => {
    await press('Empezar con mi empresa…')
    await expect(await canvas.findByText(/^Se reemplaza todo lo que hay: /)).toBeVisible()
    await expect(canvas.getByText(/^Los usuarios del panel quedan/)).toBeVisible()
  },
})
/** An opened file tells its content; a refused file tells the reason. */
export const AbrirUnArchivo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/archivos subidos/)
    await choose(await savedFile())
    await expect(await heading('Cargar para-ventas.vidriera.zip')).toHaveFocus()
    await expect(canvas.getByText(/No trae contraseñas/)).toBeVisible()
    await expect(canvas.getByText(/^4 sliders.* 25 productos/)).toBeVisible()
  },
})
/** `?estado=`: offered, looked at, and then loaded or not. */
export const PorEnlace = meta.story({
  beforeEach: () => {
    sessionStorage.setItem('estado', '/estados/para-ventas.vidriera.zip')
    return () => sessionStorage.removeItem('estado')
  },
  play: async () => {
    await heading('El enlace trae un estado')
    await press('Ver qué trae')
    await heading('Cargar para-ventas.vidriera.zip')
    await expect(sessionStorage.getItem('estado')).toBeNull()
  },
})
/** Records are counted while they are written, and the work can still be called off. */
export const Escribiendo = meta.story({
  args: {
    ask: (_, { onStep }) => {
      onStep({ step: 'writing', done: 2_250, total: 5_423 })
      return waits()
    },
  },
  play: async ({ canvas }) => {
    await press('Empezar todo de nuevo…')
    await press('Empezar de nuevo')
    await expect(await canvas.findByText('2.250 de 5.423 registros')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toBeEnabled()
  },
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
  play: async ({ canvas }) => {
    await press('Empezar todo de nuevo…')
    await press('Empezar de nuevo')
    await expect(await canvas.findByText(/No hay lugar en este navegador/)).toBeVisible()
    await press('Seguir sin poder volver')
    await expect(await canvas.findByText('Los datos son los del primer día.')).toBeVisible()
  },
})
export const Guardar = meta.story({
  args: { read: () => Promise.resolve({ ...lived, archivos: new Map() }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Incluir contraseñas y sesiones'))
    await press('Guardar como archivo')
    await expect(
      await canvas.findByText(/^Guardado en vidriera-.* No está en el archivo lo que este navegador no tiene/),
    ).toBeVisible()
  },
})
/** Restore points of earlier builds: each a file, and then all are deleted. */
let left = somePoints
export const PuntosDeAntes = meta.story({
  args: {
    points: () => Promise.resolve(left),
    forgetPoints: () => {
      left = []
      return Promise.resolve()
    },
  },
  beforeEach: () => {
    left = somePoints
  },
  play: async ({ canvas }) => {
    await press('Descargar Así lo vio Compras')
    await expect(await canvas.findByText(/^Guardado en vidriera-2026-11-22-\d+\.vidriera\.zip/)).toBeVisible()
    await press('Borrar los puntos…')
    await expect(canvas.getByText(/Se pierden los que no descargaste/)).toBeVisible()
    await press('Sí, borrarlos')
    await expect(await canvas.findByText('Los puntos de antes se borraron.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /^Puntos/ })).toBeNull())
  },
})
export const PuntosDeAntesEnTelefono = meta.story({ ...phone, args: { points: () => Promise.resolve(somePoints) } })
