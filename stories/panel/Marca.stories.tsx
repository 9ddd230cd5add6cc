import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { marca } from '#panel/sections/marca/section.ts'
import { call } from '#api/client.ts'
import { obtenerMarca } from '#contract/marca.ts'
import { getServedUrl } from '#ui/media-url.ts'
import { shows } from './states.ts'
import { inOrder, presses, types, write, writes } from '../play.ts'
import { alerts, holds, isInvalid, leads, loses, says, sees } from '../sees.ts'
import { picture } from './picture.ts'
import { failure, save, upload } from './steps.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { inPanel } from './in-panel.tsx'

const own = { id: 1, nombre: 'Ferretería El Tala', lema: 'Todo para la casa', acento: '#0a7d4f' }

const meta = preview.meta({ title: 'panel/Marca (20)', ...inPanel('admin', marca.form) })

/** Nobody has saved it: the form begins with the site's own company. A demo says that all can be tried. */
export const SinGuardar = meta.story({
  play: inOrder(
    holds({ Nombre: 'Bulonera Quebracho S.A.' }),
    sees('El del sitio: #e8112d.'),
    sees(/Un «Deshacer» vuelve atrás cada guardado/),
    leads('la pantalla Logos', '/admin/panel#s=19'),
  ),
})
export const Editar = meta.story({
  ...shows(marca.form, 'editing'),
  parameters: { seed: { marca: [own] } },
  play: holds({ Nombre: own.nombre, Acento: '#0a7d4f' }),
})
export const Guardando = meta.story(shows(marca.form, 'saving'))

/** Colours that cannot be read are named, with the nearest one that can. */
export const NoSeLee = meta.story({
  ...ofRelease,
  parameters: { seed: { marca: [own] } },
  play: inOrder(
    writes({ Acento: '#ffd400' }),
    sees(/El blanco sobre el acento: 1,4:1/),
    presses(/^Usar #/),
    loses(/AA pide/),
  ),
})
export const Rechazado = meta.story({
  ...shows(marca.form, 'refused'),
  play: inOrder(types('Tinta', '#12'), save, isInvalid('Tinta')),
})
export const NoPuede = meta.story({
  ...shows(marca.form, 'down'),
  play: inOrder(types('Nombre', ' Hnos.'), save, alerts(failure), holds({ Nombre: 'Bulonera Quebracho S.A. Hnos.' })),
})
/** A hidden section leaves the menu; blank texts are stored as such. One 'Deshacer' takes the save back. */
export const Guarda = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Quién hizo el sitio'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ferias' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Subir Videos' }))
    await save({ canvas })
    await says('Marca actualizada con éxito')
    const stored = await waitFor(async () => {
      const answer = await call(obtenerMarca, {})
      await expect(answer?.agencia).toBe('')
      return answer
    })
    await expect(stored?.secciones.split(/\s+/).slice(-3)).toEqual(['videos', '-ferias', 'contactos'])
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(async () => expect(await call(obtenerMarca, {})).toBeNull())
    await waitFor(() => expect(canvas.getByLabelText('Quién hizo el sitio')).not.toHaveValue(''))
    // The ticks and their order follow as the texts do.
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ferias' })).toBeChecked())
    const names = canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    await expect(names.slice(-3)).toEqual(['Ferias', 'Videos', 'Contacto'])
  },
})
/** The pixels of the stored icon of the installed app, read at places of a square of 512. */
const homeIcon = async (path: string | undefined) => {
  const icon = await createImageBitmap(await (await fetch(getServedUrl(path ?? ''))).blob())
  const context = new OffscreenCanvas(512, 512).getContext('2d', { willReadFrequently: true })
  context?.drawImage(icon, 0, 0)
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
  return { size: [icon.width, icon.height], corner: at(2, 2), edge: at(70, 256), middle: at(256, 256) }
}
const readHomeIcon = async () => (await call(obtenerMarca, {}))?.iconoApp

/** A save makes the icon of the installed app: of the picture, small enough to be cut to a circle, else of the initial. A save of other fields leaves it. */
export const GuardaConImagen = meta.story({
  ...ofTest,
  parameters: { seed: { marca: [own] } },
  play: async ({ canvas }) => {
    await write(canvas, 'Nombre', 'Ferretería Sur')
    await save({ canvas })
    await says('Marca actualizada con éxito')
    const initial = await waitFor(async () => {
      const path = await readHomeIcon()
      await expect(path).toMatch(/\.png$/)
      return path
    })
    const accent = [10, 125, 79, 255]
    await expect(await homeIcon(initial)).toMatchObject({ size: [512, 512], corner: accent, edge: accent })
    await upload(canvas, 'Ícono', await picture('icono.png', 200, 200))
    await save({ canvas })
    const drawn = await waitFor(async () => {
      const path = await readHomeIcon()
      await expect(path).not.toBe(initial)
      return path
    })
    const [white, grey] = [
      [255, 255, 255, 255],
      [74, 81, 90, 255],
    ]
    await expect(await homeIcon(drawn)).toEqual({ size: [512, 512], corner: white, edge: white, middle: grey })
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Vista previa' })).toBeVisible())
    await write(canvas, 'Razón social', 'Sur S.A.')
    await save({ canvas })
    await waitFor(async () => expect((await call(obtenerMarca, {}))?.razonSocial).toBe('Sur S.A.'))
    await expect(await readHomeIcon()).toBe(drawn)
  },
})
/** An API that does not know the icon of the installed app gets none, and may refuse fields that it does not know. */
export const SinApp = meta.story({
  ...ofTest,
  parameters: { seed: { marca: [own] }, scenario: 'obtenerExtensiones:empty' },
  play: async ({ canvas }) => {
    await write(canvas, 'Nombre', 'Ferretería Sur')
    await save({ canvas })
    await says('Marca actualizada con éxito')
    await expect(await readHomeIcon()).toBeUndefined()
  },
})
export const SinPermiso = meta.story(shows(marca.form, 'forbidden'))
