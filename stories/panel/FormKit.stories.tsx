import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { sliders } from '#panel/sections/sliders/section.ts'
import { call } from '#api/client.ts'
import { obtenerSlider } from '#contract/slider.ts'
import { deleteSlider, updateSlider } from '#contract/slider-writes.ts'
import { draftKey, dropDraft, keepDraft } from '#panel/kit/form/drafts.ts'
import { giveUpLogin } from '#panel/kit/session.ts'
import { endUndo } from '#panel/kit/undo.ts'
import { logOut, useSession } from '#state/session.ts'
import { at, inPanel } from './in-panel.tsx'
import { deletesFirst, longText, save } from './steps.ts'
import { clicks, inOrder, keys, onPage, presses, writes } from '../play.ts'
import { waits } from '../waits.ts'
import { alerts, counts, holds, isDescribed, isFocused, isStored, lacksA, losesA, reads, sees, seesA } from '../sees.ts'
import { ofRelease } from '../widths.ts'

/** The messages of every form and list about changes from elsewhere, or from before. The slides show them. */
const meta = preview.meta({ title: 'panel/Nada se pierde', ...inPanel('admin', sliders.edit, 1) })

const label = 'Texto del botón'
const opened = holds({ [label]: 'Ver productos' })
const writesHere = inOrder(opened, writes({ [label]: 'Pedí precio' }))
/** Coming back to the tab reads the record anew. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))
const elsewhere = (changed: { textoboton?: string; texto?: string }) => async () => {
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
  play: inOrder(seesA('button', 'Recuperar lo escrito a las 14:32'), seesA('button', 'Descartar')),
})
export const BorradorDeOtroDia = meta.story({
  beforeEach: leftAt(new Date(2026, 2, 7, 9, 5).getTime()),
  play: seesA('button', 'Recuperar lo escrito el 7 de marzo a las 09:05'),
})
export const BorradorRecuperado = BorradorDeHoy.extend({
  play: inOrder(presses(/^Recuperar/), holds({ [label]: 'Conocenos' }), lacksA('button', 'Descartar')),
})

export const SiguioElCambio = meta.story({
  play: inOrder(
    opened,
    elsewhere({ textoboton: 'Conocenos' }),
    sees(`Se actualizó con lo que se guardó en otra ventana: ${label}.`),
    holds({ [label]: 'Conocenos' }),
  ),
})

const conflicts = inOrder(
  writesHere,
  elsewhere({ textoboton: 'Conocenos' }),
  seesA('region', `${label}: cambió en otra ventana`),
  save,
  alerts('Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'),
  isFocused('button', 'Dejar lo mío'),
)
export const Conflicto = meta.story({ play: conflicts })
export const ConflictoResuelto = meta.story({
  play: inOrder(
    conflicts,
    keys('{Enter}'),
    save,
    alerts('Slider modificado con éxito'),
    isStored(obtenerSlider, { id: 1 }, { textoboton: 'Pedí precio' }),
  ),
})
/** One side may be long, the other empty. */
export const ConflictoLargo = meta.story({
  play: inOrder(
    opened,
    writes({ [label]: '' }),
    clicks('textbox', 'Texto'),
    () => userEvent.paste(longText),
    elsewhere({ textoboton: 'x'.repeat(80), texto: `<p>${longText.repeat(4)}</p>` }),
    sees('(vacío)'),
    counts(2, 'button', 'Usar lo guardado'),
  ),
})

export const EliminadoEnOtraVentana = meta.story({
  play: inOrder(
    writesHere,
    async () => {
      await call(deleteSlider, { idSlider: 1 })
      comeBack()
    },
    sees('Este registro se eliminó en otra ventana. Lo que escribiste sigue acá.'),
    seesA('button', 'Crear de nuevo con este texto'),
  ),
})

export const SesionTerminada = meta.story({
  beforeEach: () => giveUpLogin,
  play: inOrder(
    writesHere,
    async () => logOut('idLogin'),
    onPage(seesA('dialog', 'Volvé a ingresar')),
    holds({ [label]: 'Pedí precio' }),
  ),
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

export const OrdenTomadoSinMover = meta.story({
  args: { address: at(sliders.edit, 4) },
  parameters: { scenario: 'obtenerExtensiones:empty' },
  play: inOrder(writes({ Orden: '1' }), sees('Va a quedar segundo: otro tiene el orden 1.')),
})
const writesNonsense = inOrder(opened, writes({ Orden: '99999999999' }), save)
export const OrdenDisparatado = meta.story({
  play: inOrder(
    writesNonsense,
    onPage(
      reads('dialog', '¿Orden 99.999.999.999?', 'La lista tiene 3 registros más'),
      seesA('button', 'Guardar con 1'),
    ),
  ),
})
/** The question may be closed, and the number may stay. */
export const OrdenElegido = meta.story({
  ...ofRelease,
  play: inOrder(
    writesNonsense,
    onPage(presses('Cerrar'), losesA('dialog')),
    holds({ Orden: '99999999999' }),
    save,
    onPage(presses('Guardar así')),
    alerts('Slider modificado con éxito'),
    isStored(obtenerSlider, { id: 1 }, { orden: 99_999_999_999 }),
    presses(/^Editar slider Cada unión/),
    writes({ Orden: '88888888888' }),
    save,
    onPage(presses('Guardar con 99.999.999.999')),
    seesA('heading', 'SLIDER'),
    isStored(obtenerSlider, { id: 1 }, { orden: 99_999_999_999 }),
  ),
})

const offered = waits(10_000)

export const OfreceDeshacer = meta.story({
  args: { address: at(sliders.list) },
  beforeEach: () => endUndo,
  play: inOrder(
    deletesFirst('Slider eliminado con éxito', '3 registros'),
    reads('button', 'Deshacer', 'Deshacer: se eliminó slider'),
    isDescribed('button', 'Deshacer', /se eliminó slider.*La tecla F6 lleva acá/),
    async ({ canvas }) => userEvent.hover(canvas.getByRole('button', { name: 'Deshacer' })),
  ),
})

/** From a field too; a second F6 is the browser's. The mouse that leaves takes nothing from the focus. */
export const F6LlevaADeshacer = meta.story({
  args: { address: at(sliders.list) },
  beforeEach: () => {
    const stop = offered.beforeEach()
    return () => {
      stop()
      endUndo()
    }
  },
  play: inOrder(
    deletesFirst('Slider eliminado con éxito', '3 registros'),
    clicks('searchbox', 'Buscar'),
    keys('{F6}'),
    isFocused('button', 'Deshacer'),
    async ({ canvas }) => {
      const button = canvas.getByRole('button', { name: 'Deshacer' })
      await expect(button).toHaveAttribute('aria-keyshortcuts', 'F6')
      await userEvent.hover(button)
      await userEvent.unhover(button)
      await expect(offered.count()).toBe(0)
      const again = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true })
      await expect(button.dispatchEvent(again)).toBe(true)
    },
  ),
})
