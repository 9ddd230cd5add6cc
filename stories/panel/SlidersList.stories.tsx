import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { sliders } from '../../src/panel/sections/sliders/section.ts'
import { answers, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { ofTest } from '../widths.ts'
import { alerts, counts, inOrder, onPage, presses, says, searchesFor, sees, seesA } from '../play.ts'

const meta = preview.meta({ title: 'panel/Sliders (1)', ...inPanel('admin', sliders.list) })
const list = '/api/obtenerSliders'

export const Lista = meta.story({
  ...shows(sliders.list, 'filled'),
  play: inOrder(
    sees('4 registros'),
    seesA('row', 'Orden Texto Archivo Acciones'),
    seesA('cell', 'Video'),
    seesA('heading', 'SLIDER'),
    seesA('button', 'Crear Slider'),
  ),
})

export const Cargando = meta.story(shows(sliders.list, 'loading'))

export const Vacia = meta.story({
  ...shows(sliders.list, 'empty'),
  ...ofTest,
  play: sees('Todavía no hay nada cargado.'),
})

export const NoCarga = meta.story(shows(sliders.list, 'down'))

/** '/' focuses the box. Case, accents and the tags of the text do not count. */
export const Busqueda = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('4 registros')
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('UNION')
    await expect(await canvas.findByText('1 de 4 registros')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.keyboard('h2')
    await expect(await canvas.findByText('No encontramos nada con “h2”.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('4 registros')).toBeVisible()
  },
})

export const Ordenada = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('4 registros')
    const orden = () => canvas.getAllByRole('row').map((row) => row.querySelector('td')?.textContent)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Orden' }))
    await expect(canvas.getByRole('columnheader', { name: 'Orden' })).toHaveAttribute('aria-sort', 'descending')
    await expect(orden().slice(1)).toEqual(['4', '3', '2', '1'])
  },
})

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    orden: i + 1,
    texto: `<h2>Slider ${i + 1}</h2><p>Bulones en grado 8.8</p>`,
    textoboton: '',
    linkboton: '',
    imagen: 'sliders/slider-1.jpg',
  }))

export const DiezMil = meta.story({
  ...shows(sliders.list, 'many'),
  beforeEach: answers(list, many(10_000)),
  play: inOrder(
    sees('10.000 registros'),
    counts(51, 'row'),
    presses('Siguiente'),
    sees('Página 2 de 200'),
    searchesFor('slider 9999'),
    sees('1 de 10.000 registros'),
  ),
})

const long = 'Tornillería de altísima resistencia para estructuras metálicas desmontables '.repeat(12)
export const TextoLargo = meta.story({
  beforeEach: answers(list, [{ ...many(1)[0], texto: `<p>${long}</p><p>${'x'.repeat(300)}</p>` }]),
})

const deleteSecond = async (canvas: {
  findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement>
}) => userEvent.click(await canvas.findByRole('button', { name: /^Eliminar slider Tornillería Allen/ }))

export const Elimina = meta.story({
  play: async ({ canvas }) => {
    await deleteSecond(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await says('Slider eliminado con éxito')
    await expect(await canvas.findByText('3 registros')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const Eliminando = meta.story({
  parameters: { scenario: 'deleteSlider:hang' },
  play: inOrder(({ canvas }) => deleteSecond(canvas), onPage(presses('Eliminar')), alerts('Eliminando…')),
})
