import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { servicios } from '#panel/sections/servicios/section.ts'
import { at, inPanel } from './in-panel.tsx'
import { inOrder, keys, onPage } from '../play.ts'
import { sees, seesA } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Ir a…', ...inPanel('admin', servicios.list) })

const open = async () => {
  await screen.findByRole('heading', { name: 'Servicios' })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox')
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

export const Abierta = meta.story({
  ...ofTest,
  play: inOrder(open, async () => expect(options().slice(0, 2)).toEqual(['Home: Slider', 'Home: Banner'])),
})

const finds =
  (words: string, ...first: readonly (string | null)[]) =>
  async (): Promise<void> => {
    await userEvent.type(await open(), words)
    await waitFor(() => expect(options().slice(0, first.length)).toEqual(first))
  }

export const PorCodigo = meta.story({
  play: inOrder(
    finds('020870', 'Bulón carruaje020870 · M8 x 70'),
    keys('{Enter}'),
    seesA('heading', /^Editar Producto/),
  ),
})

/** Arrow keys move the mark, around the ends as well. */
export const ConTeclado = meta.story({
  play: inOrder(
    finds('crear s', 'Crear SliderHome: Slider', 'Crear ServicioServicios'),
    keys('{ArrowDown}'),
    async () => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Crear Servicio'),
    keys('{Enter}'),
    seesA('heading', 'Crear Servicio'),
  ),
})

export const Nada = meta.story({ play: inOrder(finds('zzzz'), onPage(sees('No encontramos nada con “zzzz”.'))) })

/** The open record is copied, seen on the site, and left from here. */
export const Acciones = meta.story({
  args: { address: at(servicios.edit, 3) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Duplicar' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox')
    for (const label of ['Ver en el sitio', 'Descargar el catálogo', 'Salir', 'Duplicar']) {
      await userEvent.clear(field)
      await userEvent.type(field, label)
      await waitFor(() => expect(options()[0]).toBe(label))
    }
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Crear Servicio' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Título')).toHaveValue('Logística y reposición (copia)'))
  },
})
