import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { logos } from '#panel/sections/logos/section.ts'
import { call } from '#api/client.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { picture } from './picture.ts'
import { failure, notAPicture, upload } from './steps.ts'
import { type Canvas, inOrder, uploads } from '../play.ts'
import { alerts, counts, isInvalid, says, sees } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { inPanel } from './in-panel.tsx'
import { shows } from './states.ts'

const meta = preview.meta({ title: 'panel/Logos (19)', ...inPanel('editor', logos.form) })
const update = async ({ canvas }: { canvas: Canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Actualizar' }))

export const Editar = meta.story({
  ...shows(logos.form, 'editing'),
  play: inOrder(
    counts(2, 'img', 'Vista previa'),
    sees('Tamaño recomendado: 569x105'),
    sees('Tamaño recomendado: 206x34'),
  ),
})
export const SinLogos = meta.story({
  ...ofRelease,
  ...shows(logos.form, 'editing'),
  parameters: { seed: { logos: [] } },
})
export const Actualizando = meta.story({ ...shows(logos.form, 'saving'), play: update })
export const Rechazado = meta.story({
  ...shows(logos.form, 'refused'),
  play: inOrder(uploads('Logo del footer', notAPicture), update, isInvalid('Logo del footer')),
})
export const NoPuede = meta.story({
  ...shows(logos.form, 'down'),
  ...ofTest,
  play: inOrder(
    uploads('Logo del navbar', () => picture('logo.png', 569, 105)),
    update,
    alerts(failure),
    sees(/logo.png/),
  ),
})
/** A logo is mostly drawn as SVG, which no backend takes: the form makes a PNG of it. */
export const LogoEnSvg = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 80" width="400" height="80"><rect width="400" height="80" fill="#0a0"/></svg>'
    await upload(canvas, 'Logo del navbar', new File([drawing], 'Logo nuevo.svg', { type: 'image/svg+xml' }))
    await waitFor(() => expect(canvas.getByText(/^Logo nuevo\.png/)).toBeVisible())
    await update({ canvas })
    await says('Logos actualizados con éxito')
    await expect((await call(obtenerLogos, {})).navbar).toMatch(/\.png$/)
  },
})

/** The logo that was not chosen stays. One 'Deshacer' brings back the other. */
export const Actualizado = meta.story({
  play: async ({ canvas }) => {
    const before = await call(obtenerLogos, {})
    await upload(canvas, 'Logo del navbar', await picture('nuevo-logo.png', 569, 105))
    await update({ canvas })
    await says('Logos actualizados con éxito')
    const after = await call(obtenerLogos, {})
    await expect(after.footer).toBe(before.footer)
    await expect(after.navbar).toContain('nuevo-logo')
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(async () => expect((await call(obtenerLogos, {})).navbar).toBe(before.navbar))
  },
})
