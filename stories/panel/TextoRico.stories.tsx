import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { productos } from '#panel/sections/productos/section.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { call } from '#api/client.ts'
import { obtenerSlider } from '#contract/slider.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { save } from './steps.ts'
import { docs, spanned, whatsApp } from './clipboard.ts'
import { type Canvas, inOrder, keys, onPage, type Played, presses, types } from '../play.ts'
import { alerts, isFocused, isInvalid, isStored, lacks, leads, losesA, reads, says, sees, seesA } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

/** The rich text of a form: pasted content, and the dialog for a link. */
const meta = preview.meta({ ...ofRelease, title: 'panel/Texto rico', ...inPanel('editor', sliders.edit, 1) })

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
const dataUrl = async (name: string, width = 454) => {
  const bytes = new Uint8Array(await (await picture(name, width, 448)).arrayBuffer())
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
}
const product = { args: { address: at(productos.edit, 1) } }
const stored = async (canvas: Canvas) => {
  await save({ canvas })
  await says('Slider modificado con éxito')
  return (await call(obtenerSlider, { id: 1 })).texto
}
const pastes =
  (html: string, ...files: (() => Promise<File>)[]) =>
  async ({ canvas }: Played): Promise<void> =>
    paste(canvas, html, ...(await Promise.all(files.map((file) => file()))))
const isStoredAs =
  (...parts: readonly string[]) =>
  async ({ canvas }: Played): Promise<void> =>
    expect(await stored(canvas)).toBe(parts.join(''))
const screenshot = () => picture('captura.png', 586, 1400)

/** Headings, lists, links and emphasis stay; fonts, colours, and a bold around everything go. */
export const DeGoogleDocs = meta.story({
  ...ofTest,
  play: inOrder(
    pastes(docs),
    lacks(/Las imágenes no van/),
    isStoredAs(
      '<h2>Terminaciones</h2><p><strong>Zincado</strong> según <a href="https://www.iram.org.ar/" rel="noopener noreferrer" target="_blank">IRAM</a></p>',
      '<ul><li>Caja</li><li class="ql-indent-1">De 100</li></ul><ol><li>Pedir</li></ol>',
      '<table><tbody><tr><td>Medida</td><td>Pack</td></tr><tr><td>M8 x 30</td><td>100</td></tr></tbody></table>',
    ),
  ),
})
/** WhatsApp Web copies an emoji as a picture, and parts lines by line ends that only a style shows. Others copy emoji alike. */
export const DeUnChat = meta.story({
  play: inOrder(
    pastes(whatsApp),
    sees(/^Las imágenes no van dentro del texto/),
    isStoredAs('<p>Hola 😀👍🏽 todos</p><p>Mañana 👨‍👩‍👧 hay stock</p><p>Gmail ❤️ y 🇦🇷, 1️⃣ y foto</p>'),
  ),
})
/** Every cell stays in its column. */
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

export const ImagenUsada = meta.story({
  play: inOrder(
    pastes('', screenshot),
    presses('Usarla en “Imagen”'),
    sees(/^captura\.png/),
    lacks(/Las imágenes no van/),
    save,
    alerts('Slider modificado con éxito'),
    isStored(obtenerSlider, { id: 1 }, { imagen: expect.stringMatching(/captura-/) }),
  ),
})
const pastesPictures = async ({ canvas }: Played) => {
  const [one, other] = [await dataUrl('una.png'), await dataUrl('otra.png', 400)]
  await paste(canvas, `<p>Con foto</p><img src="${one}"><img src="${other}"><p>y más palabras</p>`)
}
/** Pasted text comes in, and the picture within it is offered to the picture field of the record. */
export const ImagenYPalabras = meta.story({
  play: inOrder(
    pastesPictures,
    sees(/^Las imágenes no van dentro del texto\. El resto de lo que pegaste quedó\.$/),
    async ({ canvas }) => {
      const [, second] = canvas.getAllByRole('button', { name: 'Usarla en “Imagen”' })
      if (second) await userEvent.click(second)
    },
    sees(/^imagen-pegada-2\.png/),
    isStoredAs('<p>Con foto</p><p>y más palabras</p>'),
    isStored(obtenerSlider, { id: 1 }, { imagen: expect.stringMatching(/imagen-pegada-2-/) }),
  ),
})
/** The gallery takes several pictures after the save of the record. */
export const ImagenesParaLaGaleria = meta.story({
  ...product,
  play: inOrder(
    pastesPictures,
    presses('Agregar las 2 a la galería'),
    sees('Las imágenes nuevas se suben al guardar.'),
    seesA('button', 'Quitar imagen-pegada-1.png'),
    seesA('button', 'Quitar imagen-pegada-2.png'),
  ),
})
/** A picture on another site cannot be fetched; the message names the next step. */
export const ImagenDeOtraPagina = meta.story({
  ...product,
  play: inOrder(
    pastes('<p>Con foto</p><img src="https://example.com/foto.jpg">'),
    sees('Una imagen no vino con lo que pegaste: guardala en tu computadora y cargala en la galería.'),
    reads('textbox', 'Texto', 'Con foto'),
  ),
})
/** Other files are no part of a text either. */
export const UnArchivo = meta.story({
  play: inOrder(
    pastes('', async () => new File(['%PDF-1.4'], 'lista.pdf', { type: 'application/pdf' })),
    sees('Los archivos no van dentro del texto: cargalos en Descargas y poné acá el enlace.'),
  ),
})
/** A drop is tidied like a paste: no style and no picture of another page comes in. */
export const Arrastrado = meta.story({
  play: async ({ canvas }) => {
    const field = await editor(canvas)
    const { x, y } = field.getBoundingClientRect()
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/html', `<p style="color:lime">De otra página</p><img src="${await dataUrl('una.png')}">`)
    field.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 20 }),
    )
    await expect(await canvas.findByRole('button', { name: 'Usarla en “Imagen”' })).toBeVisible()
    await expect(await stored(canvas)).toBe('<p>De otra página</p>')
  },
})

const asksForLink = inOrder(({ canvas }) => editor(canvas), presses('Enlace'), onPage(seesA('dialog', 'Enlace')))
export const Enlace = meta.story({ play: asksForLink })
export const EnlaceRechazado = meta.story({
  play: inOrder(
    asksForLink,
    onPage(types('Dirección', 'javascript:alert(1)'), presses('Poner enlace'), isInvalid('Dirección')),
  ),
})
export const EnlacePuesto = meta.story({
  ...ofTest,
  play: inOrder(
    asksForLink,
    onPage(types('Texto del enlace', 'Nuestra norma'), types('Dirección', 'www.iram.org.ar{Enter}'), losesA('dialog')),
    leads('Nuestra norma', 'https://www.iram.org.ar'),
  ),
})

/** The toolbar is one Tab stop; arrows, Home and End lead from button to button. */
export const BarraPorTeclado = meta.story({
  play: inOrder(
    seesA('textbox', 'Texto'),
    async ({ canvas }) => {
      canvas.getByLabelText('Imagen').focus()
      await waitFor(async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Encabezado' })).toHaveFocus()
      })
    },
    keys('{ArrowRight}{ArrowRight}'),
    isFocused('button', 'Negrita'),
    keys('{End}{ArrowRight}'),
    isFocused('button', 'Quitar formato'),
    keys('{ArrowLeft}'),
    isFocused('button', 'Enlace'),
    keys('{Tab}'),
    isFocused('textbox', 'Texto'),
    keys('{Shift>}{Tab}{/Shift}'),
    isFocused('button', 'Enlace'),
    keys('{Home}'),
    isFocused('button', 'Encabezado'),
  ),
})

/** Ctrl+Z takes back what was typed, and leaves the text that was loaded. */
export const Deshacer = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Texto' })
    const loaded = field.innerHTML
    await expect(field).toHaveTextContent(/^Cada unión/)
    await userEvent.click(field)
    await userEvent.keyboard('Nuevo')
    await expect(field).toHaveTextContent(/Nuevo/)
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(field.innerHTML).toBe(loaded)
  },
})
