import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { held } from '../.storybook/held.ts'
import { sliders } from '../../src/panel/sections/sliders/section.ts'
import { useDirty } from '../../src/state/dirty.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { shows } from './states.ts'
import { isRefused, isRefusedWith } from './steps.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { alerts, type Canvas, holds, inOrder, keys, presses, pressesTwice, says } from '../play.ts'
import { notes } from '../notes.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Sliders (2, 29)', ...inPanel('admin', sliders.edit, 1) })
const create = { args: { address: at(sliders.create) } }

const editor = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Texto' })
const label = (canvas: Canvas) => canvas.findByLabelText('Texto del botón')
const change = async (canvas: Canvas, text = 'Conocenos') => {
  await userEvent.clear(await label(canvas))
  await userEvent.type(await label(canvas), text)
}
const save = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))

export const Crear = meta.story({
  ...ofTest,
  ...shows(sliders.create, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Orden')).toHaveValue('5')
    await expect((await editor(canvas)).parentElement?.getBoundingClientRect().height).toBe(300)
    await expect(canvas.getByText('Tamaño recomendado: 586x1400')).toBeVisible()
    await expect(useDirty.getState().forms).toBe(0)
  },
})
export const Creando = meta.story(shows(sliders.create, 'saving'))
export const CrearRechazado = meta.story({ ...shows(sliders.create, 'refused'), play: isRefused('Imagen') })
export const CrearNoPuede = meta.story(shows(sliders.create, 'down'))

export const Editar = meta.story({
  ...ofTest,
  ...shows(sliders.edit, 'editing', 1),
  play: async ({ canvas }) => {
    await expect(await label(canvas)).toHaveValue('Ver productos')
    await expect(await editor(canvas)).toHaveTextContent('Cada unión, a medida de la carga')
    await expect(await canvas.findByRole('img', { name: 'Vista previa' })).toBeVisible()
    await expect(useDirty.getState().forms).toBe(0)
  },
})
export const EditarVideo = meta.story({ args: { address: at(sliders.edit, 3) } })

/** A copy has the words and the picture of the stored one, and saves as it is. */
export const Duplica = meta.story({
  play: async ({ canvas }) => {
    await editor(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Duplicar' }))
    await expect(await canvas.findByText(/^slider-1\.jpg · /)).toBeVisible()
    await expect(await editor(canvas)).toHaveTextContent('Cada unión, a medida de la carga')
    await save(canvas)
    await says('Slider creado con éxito')
    await expect(await canvas.findByText('5 registros')).toBeVisible()
  },
})

export const Cargando = meta.story({ parameters: { scenario: 'obtenerSlider:hang' } })

export const NoCarga = meta.story({
  parameters: { scenario: 'obtenerSlider:error:x1' },
  play: inOrder(presses('Reintentar'), async ({ canvas }) => expect(await label(canvas)).toHaveValue('Ver productos')),
})

/** A form never opens on a cached copy, which may be out of date. */
export const EditarConCopiaVieja = meta.story({
  args: { address: at(sliders.list) },
  parameters: { scenario: 'obtenerSlider:ok:x1,obtenerSlider:error' },
  play: async ({ canvas }) => {
    const edit = async () => {
      const [first] = await canvas.findAllByRole('button', { name: /^Editar / })
      if (first) await userEvent.click(first)
    }
    await edit()
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }))
    await edit()
    await expect(await canvas.findByText('No pudimos cargar lo que ibas a editar.')).toBeVisible()
  },
})

/** The list follows, with the alert; the new slide is in it. */
export const Creado = meta.story({
  ...ofTest,
  ...create,
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Imagen'), await picture('nueva.png', 586, 1400))
    await userEvent.type(await editor(canvas), 'Arandelas Grower')
    await save(canvas)
    await says('Slider creado con éxito')
    await expect(await canvas.findByText('5 registros')).toBeVisible()
    await expect(canvas.getByText('Arandelas Grower')).toBeVisible()
  },
})

const noted = notes('/api/updateSlider', held)
/** A double click and Ctrl+S save once. */
export const Guardando = meta.story({
  ...shows(sliders.edit, 'saving', 1),
  beforeEach: noted.beforeEach,
  play: inOrder(
    ({ canvas }) => change(canvas),
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
  play: inOrder(({ canvas }) => change(canvas), keys('{Control>}s{/Control}'), alerts('Slider modificado con éxito')),
})

/** A chosen file shows with its size before the save, and can be removed. */
export const ArchivoElegido = meta.story({
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Imagen'), await picture('vertical.png', 300, 400))
    await expect(await canvas.findByText(/vertical.png/)).toBeVisible()
    await expect(await canvas.findByText(/Mide 300x400: se recomienda 586x1400/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar archivo' }))
    await expect(await canvas.findByText('Elegí un archivo o arrastralo hasta acá')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('Imagen'), await picture('justa.png', 586, 1400))
    await waitFor(() => expect(canvas.queryByText(/se recomienda/)).toBeNull())
  },
})

export const TextoLargo = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await editor(canvas))
    await userEvent.paste('Tornillería de altísima resistencia para estructuras metálicas. '.repeat(60))
  },
})

const dialog = () => screen.findByRole('dialog', { name: 'Cambios sin guardar' })
const answer = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** The sidebar, 'Cancelar' and 'Salir' each ask; staying keeps the typed values. (Journeys cover the browser's back.) */
export const PreguntaAlSalir = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await change(canvas)
    const ways = [
      canvas.getByRole('link', { name: 'Servicios' }),
      canvas.getByRole('button', { name: 'Cancelar' }),
      canvas.getByRole('button', { name: 'Salir' }),
    ]
    for (const way of ways) {
      way.click()
      await dialog()
      await answer('Seguir editando')
      await expect(await label(canvas)).toHaveValue('Conocenos')
    }
    canvas.getByRole('link', { name: 'Servicios' }).click()
    await dialog()
    await answer('Salir sin guardar')
    await expect(await canvas.findByRole('heading', { name: 'Servicios' })).toBeVisible()
    await waitFor(() => expect(useDirty.getState().forms).toBe(0))
  },
})

export const PreguntaAbierta = meta.story({
  play: inOrder(({ canvas }) => change(canvas), presses('Cancelar'), dialog),
})
