import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ContactMap } from '#site/contactos/ContactMap.tsx'

const meta = preview.meta({
  component: ContactMap,
  title: 'site/contactos/ContactMap',
  args: { direccion: 'Bv. de los Quebrachos 1550, Córdoba, Argentina' },
})

/** Offline, the address is shown in place of the map. */
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

/** Online, the map covers the card. */
export const Mapa = meta.story({
  args: { embed: 'data:text/html,<title>Mapa</title><p>Mapa' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('object')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'Ver en el mapa' })).toBeNull()
  },
})
