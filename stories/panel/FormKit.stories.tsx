import { delay, http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { sliders } from '../../src/panel/sections/sliders/section.ts'
import { call } from '../../src/api/client.ts'
import { deleteSlider, obtenerSlider, updateSlider } from '../../src/contract/slider.ts'
import { draftKey, dropDraft, keepDraft } from '../../src/panel/kit/form/drafts.ts'
import { giveUpLogin } from '../../src/panel/kit/session.ts'
import { endUndo } from '../../src/panel/kit/undo.ts'
import { logOut, useSession } from '../../src/state/session.ts'
import { at, inPanel } from './in-panel.tsx'
import { deleteFirst, longText, save } from './steps.ts'
import { alerts, type Canvas, holds, inOrder, lacksA, presses, says, seesA, write, writes } from '../play.ts'

/** The messages of every form and list about changes from elsewhere, or from before. The slides show them. */
const meta = preview.meta({ title: 'panel/Nada se pierde', ...inPanel('admin', sliders.edit, 1) })

const label = 'Texto del botón'
const opened = async (canvas: Canvas) => expect(await canvas.findByLabelText(label)).toHaveValue('Ver productos')
/** Coming back to the tab reads the record anew. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))
const elsewhere = async (changed: { textoboton?: string; texto?: string }) => {
  const { orden, texto, textoboton, linkboton } = await call(obtenerSlider, { id: 1 })
  await call(updateSlider, { idSlider: 1, orden, texto, textoboton, linkboton, ...changed })
  comeBack()
}

const leftAt = (moment: number) => async () => {
  const key = draftKey(useSession.getState().idLogin, 'updateSlider 1')
  await keepDraft(key, { at: moment, base: { textoboton: 'Ver productos' }, values: { textoboton: 'Conocenos' } })
  return () => dropDraft(key)
}

export const BorradorDeHoy = meta.story({
  beforeEach: leftAt(new Date().setHours(14, 32, 0, 0)),
  play: async ({ canvas }) => {
    await opened(canvas)
    await expect(await canvas.findByRole('button', { name: 'Recuperar lo escrito a las 14:32' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Descartar' })).toBeVisible()
  },
})
export const BorradorDeOtroDia = meta.story({
  beforeEach: leftAt(new Date(2026, 2, 7, 9, 5).getTime()),
  play: seesA('button', 'Recuperar lo escrito el 7 de marzo a las 09:05'),
})
export const BorradorRecuperado = BorradorDeHoy.extend({
  play: inOrder(presses(/^Recuperar/), holds({ [label]: 'Conocenos' }), lacksA('button', 'Descartar')),
})

export const SiguioElCambio = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas)
    await elsewhere({ textoboton: 'Conocenos' })
    await expect(await canvas.findByText(`Se actualizó con lo que se guardó en otra ventana: ${label}.`)).toBeVisible()
    await expect(canvas.getByLabelText(label)).toHaveValue('Conocenos')
  },
})

export const Conflicto = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas)
    await write(canvas, label, 'Pedí precio')
    await elsewhere({ textoboton: 'Conocenos' })
    await canvas.findByRole('region', { name: `${label}: cambió en otra ventana` })
    await save({ canvas })
    await says('Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.')
    await expect(canvas.getByRole('button', { name: 'Dejar lo mío' })).toHaveFocus()
  },
})
/** One side may be long, the other empty. */
export const ConflictoLargo = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas)
    await userEvent.clear(canvas.getByLabelText(label))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Texto' }))
    await userEvent.paste(longText)
    await elsewhere({ textoboton: 'x'.repeat(80), texto: `<p>${longText.repeat(4)}</p>` })
    await expect(await canvas.findByText('(vacío)')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Usar lo guardado' })).toHaveLength(2)
  },
})

export const EliminadoEnOtraVentana = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas)
    await write(canvas, label, 'Pedí precio')
    await call(deleteSlider, { idSlider: 1 })
    comeBack()
    await expect(
      await canvas.findByText('Este registro se eliminó en otra ventana. Lo que escribiste sigue acá.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Crear de nuevo con este texto' })).toBeVisible()
  },
})

export const SesionTerminada = meta.story({
  beforeEach: () => giveUpLogin,
  play: async ({ canvas }) => {
    await opened(canvas)
    await write(canvas, label, 'Pedí precio')
    logOut('idLogin')
    const dialog = await screen.findByRole('dialog', { name: 'Volvé a ingresar' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByLabelText(label)).toHaveValue('Pedí precio')
  },
})

/** The list already counts the new record before the save itself is answered: the form goes back to the list all the same. */
export const ListaAntesQueElGuardado = meta.story({
  args: { address: '#s=110' },
  beforeEach: ({ msw }) => {
    const file = { orden: 1, numeropedido: '0001-1', formato: 'pdf', peso: '21.59', file: 'listas/1.pdf' }
    const rows = [{ ...file, id: 1 }]
    const again = Promise.withResolvers<void>()
    msw.use(
      http.get('/api/obtenerFileZonas', () => {
        if (rows.length > 1) again.resolve()
        return HttpResponse.json(rows)
      }),
      http.post('/api/crearFileZona', async () => {
        rows.push({ ...file, id: 2, orden: 2, numeropedido: '0001-2' })
        comeBack()
        await again.promise
        await delay(300)
        return HttpResponse.json({ id: 2 })
      }),
    )
  },
  play: inOrder(
    writes({ 'Numero de pedido': '0001-2' }),
    save,
    alerts('Archivo subido con éxito'),
    seesA('cell', '0001-2'),
  ),
})

/** A taken number: the others make room where the API can, and one undo takes back that move with the save. */
export const OrdenTomado = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas)
    await write(canvas, 'Orden', '3')
    await expect(await canvas.findByText('Va a quedar tercero: los demás se corren.')).toBeVisible()
  },
})
export const OrdenTomadoSinMover = meta.story({
  args: { address: at(sliders.edit, 4) },
  parameters: { scenario: 'obtenerExtensiones:empty' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(label)
    await write(canvas, 'Orden', '1')
    await expect(await canvas.findByText('Va a quedar segundo: otro tiene el orden 1.')).toBeVisible()
  },
})
export const OrdenDisparatado = meta.story({
  play: async ({ canvas }) => {
    await opened(canvas)
    await write(canvas, 'Orden', '99999999999')
    await save({ canvas })
    const dialog = await screen.findByRole('dialog', { name: '¿Orden 99.999.999.999?' })
    await expect(dialog).toHaveTextContent('La lista tiene 3 registros más')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar con 1' })).toBeVisible())
  },
})

export const OfreceDeshacer = meta.story({
  args: { address: at(sliders.list) },
  beforeEach: () => endUndo,
  play: async ({ canvas }) => {
    await canvas.findByText('4 registros')
    await deleteFirst({ canvas })
    await says('Slider eliminado con éxito')
    await canvas.findByText('3 registros')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveTextContent('Deshacer: se eliminó slider')
    await userEvent.hover(canvas.getByRole('button', { name: 'Deshacer' }))
  },
})
