import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { held } from '../.storybook/held.ts'
import { call } from '#api/client.ts'
import { obtenerSliders } from '#contract/slider.ts'
import { endUndo } from '#panel/kit/undo.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { shows } from './states.ts'
import { isRefused, isRefusedWith, save } from './steps.ts'
import { type Canvas, inOrder, keys, onPage, presses, pressesTwice, uploads, writes } from '../play.ts'
import { endsScenario } from '../scenario.ts'
import { alerts, holds, loses, losesA, reads, sees, seesA, unsaved } from '../sees.ts'
import { notes } from '../notes.ts'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Sliders (2, 29)', ...inPanel('admin', sliders.edit, 1) })
const create = { args: { address: at(sliders.create) } }
const label = 'Texto del botón'
const change = writes({ [label]: 'Conocenos' })

const editor = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Texto' })

export const Crear = meta.story({
  ...ofTest,
  ...shows(sliders.create, 'editing'),
  play: inOrder(holds({ Orden: '5' }), sees('Tamaño recomendado: 586x1400'), unsaved(0), async ({ canvas }) =>
    expect((await editor(canvas)).parentElement?.getBoundingClientRect().height).toBe(300),
  ),
})
export const Creando = meta.story(shows(sliders.create, 'saving'))
export const CrearRechazado = meta.story({ ...shows(sliders.create, 'refused'), play: isRefused('Imagen') })
export const CrearNoPuede = meta.story(shows(sliders.create, 'down'))

export const Editar = meta.story({
  ...ofTest,
  ...shows(sliders.edit, 'editing', 1),
  play: inOrder(
    holds({ [label]: 'Ver productos' }),
    reads('textbox', 'Texto', 'Cada unión, a medida de la carga'),
    seesA('img', 'Vista previa'),
    unsaved(0),
  ),
})
export const EditarVideo = meta.story({ args: { address: at(sliders.edit, 3) } })

/** A copy has the texts and the picture of the stored one, and saves as it is. */
export const Duplica = meta.story({
  play: inOrder(
    presses('Duplicar'),
    sees(/^slider-1\.jpg · /),
    reads('textbox', 'Texto', 'Cada unión, a medida de la carga'),
    save,
    alerts('Slider creado con éxito'),
    sees('5 registros'),
  ),
})

export const NoCarga = meta.story({
  parameters: { scenario: 'obtenerSlider:error' },
  play: inOrder(
    seesA('button', 'Reintentar'),
    endsScenario,
    presses('Reintentar'),
    holds({ [label]: 'Ver productos' }),
  ),
})

/** A form never opens on a cached copy, which may be out of date. */
export const EditarConCopiaVieja = meta.story({
  args: { address: at(sliders.list) },
  parameters: { scenario: 'obtenerSlider:ok:x1,obtenerSlider:error' },
  play: inOrder(
    presses(/^Editar slider Tornillería Allen/),
    presses('Cancelar'),
    presses(/^Editar slider Tornillería Allen/),
    sees('No pudimos cargar lo que ibas a editar.'),
  ),
})

const read = async () => (await call(obtenerSliders, {})).toSorted((a, b) => a.orden - b.orden)

/** The list follows, with the alert; the new slide has its place in it. */
export const Creado = meta.story({
  ...ofTest,
  ...create,
  play: inOrder(
    uploads('Imagen', () => picture('nueva.png', 586, 1400)),
    async ({ canvas }) => userEvent.type(await editor(canvas), 'Arandelas Grower'),
    writes({ Orden: '2' }),
    save,
    alerts('Slider creado con éxito'),
    sees('5 registros'),
    sees('Arandelas Grower'),
    async () => expect((await read()).map(({ id }) => id)).toEqual([1, 5, 2, 3, 4]),
  ),
})

/** The last slide comes first, and the others move; one 'Deshacer' takes both back. */
export const QuedaPrimero = meta.story({
  ...ofTest,
  args: { address: at(sliders.edit, 4) },
  beforeEach: () => endUndo,
  play: async (played) => {
    const before = await read()
    await inOrder(
      holds({ Orden: '4' }),
      writes({ Orden: '1' }),
      sees('Va a quedar primero: los demás se corren.'),
      save,
      alerts('Slider modificado con éxito'),
      seesA('heading', 'SLIDER'),
    )(played)
    const ids = before.map(({ id }) => id)
    await expect((await read()).map(({ id }) => id)).toEqual([ids.at(-1), ...ids.slice(0, -1)])
    await inOrder(presses('Deshacer'), losesA('button', 'Deshacer'))(played)
    await waitFor(async () => expect(await read()).toEqual(before))
  },
})

const noted = notes('/api/updateSlider', held)
/** A double click and Ctrl+S save once. */
export const Guardando = meta.story({
  ...shows(sliders.edit, 'saving', 1),
  beforeEach: noted.beforeEach,
  play: inOrder(
    change,
    pressesTwice('Guardar'),
    keys('{Control>}s{/Control}'),
    alerts('Guardando…'),
    noted.isSent(expect.anything()),
  ),
})
export const Rechazado = meta.story({
  ...shows(sliders.edit, 'refused', 1),
  play: inOrder(isRefusedWith({ Orden: 'primero', 'Texto del botón': 'x'.repeat(90) }), holds({ Orden: 'primero' })),
})
export const ServidorCaido = meta.story(shows(sliders.edit, 'down', 1))
export const GuardaConTeclado = meta.story({
  play: inOrder(change, keys('{Control>}s{/Control}'), alerts('Slider modificado con éxito')),
})

/** A chosen file shows with its size before the save, and can be removed. */
export const ArchivoElegido = meta.story({
  play: inOrder(
    uploads('Imagen', () => picture('vertical.png', 300, 400)),
    sees(/vertical.png/),
    sees(/Mide 300x400: se recomienda 586x1400/),
    presses('Quitar archivo'),
    sees('Elegí un archivo o arrastralo hasta acá'),
    uploads('Imagen', () => picture('justa.png', 586, 1400)),
    loses(/se recomienda/),
  ),
})

export const PreguntaAbierta = meta.story({
  play: inOrder(change, presses('Cancelar'), onPage(seesA('dialog', 'Cambios sin guardar'))),
})
