import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { answers, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { inOrder, keys, onPage, presses } from '../play.ts'
import { alerts, counts, isFocused, sees, seesA } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { longHtml, tenThousand } from './steps.ts'

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
  play: inOrder(
    sees('4 registros'),
    keys('/'),
    isFocused('searchbox'),
    keys('UNION'),
    sees('1 de 4 registros'),
    async ({ canvas }) => userEvent.clear(canvas.getByRole('searchbox')),
    keys('h2'),
    sees('No encontramos nada con “h2”.'),
    keys('{Escape}'),
    sees('4 registros'),
  ),
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

const [first] = seed.tables.sliders

export const DiezMil = meta.story({
  ...shows(sliders.list, 'many'),
  beforeEach: answers(list, tenThousand({ ...first, texto: '<h2>Slider</h2>' })),
  play: inOrder(sees('10.000 registros'), counts(51, 'row'), presses('Siguiente'), sees('Página 2 de 200')),
})

export const TextoLargo = meta.story({ ...ofRelease, beforeEach: answers(list, [{ ...first, texto: longHtml }]) })

const deletes = inOrder(presses(/^Eliminar slider Tornillería Allen/), onPage(presses('Eliminar')))

export const Elimina = meta.story({
  play: inOrder(deletes, alerts('Slider eliminado con éxito'), sees('3 registros'), isFocused('main')),
})

export const Eliminando = meta.story({
  parameters: { scenario: 'deleteSlider:hang' },
  play: inOrder(deletes, alerts('Eliminando…')),
})
