import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ContactMap } from '../../../src/site/contactos/ContactMap.tsx'

const meta = preview.meta({
  component: ContactMap,
  title: 'site/contactos/ContactMap',
  args: { direccion: 'Bv. de los Quebrachos 1550, Córdoba, Argentina' },
})

/** Without a network the address stands where the map would. */
export const Tarjeta = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver en el mapa' })).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelector('object')).toHaveAttribute(
        'title',
        'Mapa de Bv. de los Quebrachos 1550, Córdoba, Argentina',
      ),
    )
  },
})

/** With one, the map covers it. */
export const Mapa = meta.story({
  args: { embed: 'data:text/html,<title>Mapa</title><p>Mapa' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('object')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'Ver en el mapa' })).toBeNull()
  },
})
