import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { call } from '../../src/api/client.ts'
import { obtenerSlider } from '../../src/contract/slider.ts'
import { as, PanelAt, phone, says } from './in-panel.tsx'
import { picture } from './picture.ts'
import { save, type Canvas } from './steps.ts'
import { docs, spanned } from './clipboard.ts'

/** The rich text of a form: what is pasted, and the question for a link. */
const meta = preview.meta({ title: 'panel/Texto rico', component: PanelAt, args: { address: '#s=2&id=1' }, beforeEach: as('editor') })

const editor = async (canvas: Canvas) => {
  const field = await canvas.findByRole('textbox', { name: 'Texto' })
  await userEvent.clear(field)
  return field
}
const paste = async (canvas: Canvas, html: string, ...files: File[]) => {
  const field = await editor(canvas)
  const clipboardData = new DataTransfer()
  if (html !== '') clipboardData.setData('text/html', html)
  for (const file of files) clipboardData.items.add(file)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const stored = async (canvas: Canvas) => {
  await save({ canvas })
  await says('Slider modificado con éxito')
  return (await call(obtenerSlider, { id: 1 })).texto
}

/** Headings, lists, links and emphasis; not a font, a colour, or the bold that wraps all of it. */
export const DeGoogleDocs = meta.story({
  play: async ({ canvas }) => {
    await paste(canvas, docs)
    await expect(canvas.queryByText(/Las imágenes no van/)).toBeNull()
    await expect(await stored(canvas)).toBe(
      '<h2>Terminaciones</h2><p><strong>Zincado</strong> según <a href="https://www.iram.org.ar/" rel="noopener noreferrer" target="_blank">IRAM</a></p>'
      + '<ul><li>Caja</li><li class="ql-indent-1">De 100</li></ul><ol><li>Pedir</li></ol>'
      + '<table><tbody><tr><td>Medida</td><td>Pack</td></tr><tr><td>M8 x 30</td><td>100</td></tr></tbody></table>')
  },
})
/** What stood in a column stays in it. */
export const CeldasUnidas = meta.story({
  play: async ({ canvas }) => {
    await paste(canvas, spanned)
    const cells = await stored(canvas)
    const rows = [...new DOMParser().parseFromString(cells, 'text/html').querySelectorAll('tr')]
    await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Medida', 'Pack', '', 'Nota'],
      ['', 'Caja', 'Granel', ''],
      ['M8', '100', '1000', 'Hasta agotar stock'],
      ['M10', '50', '500', ''],
    ])
  },
})

/** By itself it may be the picture that the record has a field for. */
export const SoloUnaImagen = meta.story({
  play: async ({ canvas }) => {
    await paste(canvas, '', await picture('captura.png', 586, 1400))
    await expect(await canvas.findByText(/^Las imágenes no van dentro del texto\.$/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Texto' }).querySelector('img')).toBeNull()
  },
})
export const SoloUnaImagenEnTelefono = SoloUnaImagen.extend(phone)
export const ImagenUsada = meta.story({
  play: async ({ canvas }) => {
    await paste(canvas, '', await picture('captura.png', 586, 1400))
    await userEvent.click(await canvas.findByRole('button', { name: 'Usarla en “Imagen”' }))
    await expect(await canvas.findByText(/^captura\.png/)).toBeVisible()
    await expect(canvas.queryByText(/Las imágenes no van/)).toBeNull()
    await save({ canvas })
    await says('Slider modificado con éxito')
    await expect((await call(obtenerSlider, { id: 1 })).imagen).toMatch(/captura-/)
  },
})
/** A form without a field for pictures says where they go; the words beside it came in. */
export const ImagenYPalabras = meta.story({
  args: { address: '#s=28&id=1' },
  play: async ({ canvas }) => {
    await paste(canvas, '<p>Con foto</p><img src="https://example.com/foto.jpg">')
    await expect(await canvas.findByText('Las imágenes no van dentro del texto: cargalas en su campo o en la galería. El resto de lo que pegaste quedó.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Texto' })).toHaveTextContent('Con foto')
  },
})

const askForLink = async (canvas: Canvas) => {
  await editor(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Enlace' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Enlace' })).toBeVisible())
}
export const Enlace = meta.story({ play: async ({ canvas }) => askForLink(canvas) })
export const EnlaceEnTelefono = Enlace.extend(phone)
export const EnlaceRechazado = meta.story({
  play: async ({ canvas }) => {
    await askForLink(canvas)
    await userEvent.type(screen.getByLabelText('Dirección'), 'javascript:alert(1)')
    await userEvent.click(screen.getByRole('button', { name: 'Poner enlace' }))
    await expect(screen.getByLabelText('Dirección')).toBeInvalid()
  },
})
export const EnlacePuesto = meta.story({
  play: async ({ canvas }) => {
    await askForLink(canvas)
    await userEvent.type(screen.getByLabelText('Texto del enlace'), 'Nuestra norma')
    await userEvent.type(screen.getByLabelText('Dirección'), 'www.iram.org.ar{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('link', { name: 'Nuestra norma' })).toHaveAttribute('href', 'https://www.iram.org.ar')
  },
})
