import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { call } from '#api/client.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { shrink } from '#panel/kit/fields/draw.ts'
import { isHeavy } from '#panel/kit/fields/shrink.ts'
import { productos } from '#panel/sections/productos/section.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture, turned } from './picture.ts'
import { dropOn, failure, notAPicture, save } from './steps.ts'
import { press } from './sub-products.ts'
import { type Canvas, presses, write } from '../play.ts'
import { says, seesA } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

/** The pictures of a product in its form. */
const meta = preview.meta({
  ...ofRelease,
  title: 'panel/Imágenes del producto',
  ...inPanel('editor', productos.edit, 1),
})

const choose = async (canvas: Canvas, ...files: File[]) =>
  userEvent.upload(await canvas.findByLabelText(/^Imágenes \(/), files, { applyAccept: false })
const tiles = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Galería' })).getAllByRole('listitem')

export const Varias = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await choose(canvas, await picture('frente.png', 454, 448), await picture('perfil.png', 454, 448), notAPicture)
    await expect(await canvas.findByText('Imágenes (4)')).toBeVisible()
    await expect(canvas.getByText(/^Quedó afuera “falsa\.jpg”/)).toBeVisible()
    await expect(canvas.getByText('Las imágenes nuevas se suben al guardar.')).toBeVisible()
    await expect(tiles(canvas)[0]).toHaveTextContent('Portada')
  },
})

/** The field reads a file before it shows its tile. Files that are chosen while it reads join the first ones. */
export const DosTandas = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Imágenes \(/)
    const [front, side] = [await picture('frente.png', 454, 448), await picture('perfil.png', 454, 448)]
    dropOn(field, front)
    dropOn(field, side)
    await expect(await canvas.findByText('Imágenes (4)')).toBeVisible()
  },
})

/** The pictures of a new product are sent whole, in the order of their tiles; a copy has them too. */
export const SubenEnOrden = meta.story({
  ...ofTest,
  args: { address: at(productos.create) },
  play: async (played) => {
    const { canvas } = played
    const pathsOf = async (nombre: string) =>
      (await call(obtenerProductos, {})).find((one) => one.nombre === nombre)?.imagenes.map(({ path }) => path)
    const inOrderOfTiles = [expect.stringContaining('perfil'), expect.stringContaining('frente')]
    const front = await picture('frente.png', 454, 448)
    await write(canvas, 'Nombre', 'Con fotos')
    await choose(canvas, front, await picture('perfil.png', 454, 448))
    await presses('Hacer portada la imagen 2')(played)
    await waitFor(() => expect(tiles(canvas)[0]).toHaveTextContent('perfil'))
    await save(played)
    await says('Producto creado con éxito')
    // The list comes back when the last picture is stored.
    await seesA('button', 'Crear Producto')(played)
    const paths = await pathsOf('Con fotos')
    await expect(paths).toEqual(inOrderOfTiles)
    const sent = await fetch(`/api/getImage/${paths?.[1]?.split('/').at(-1)}`)
    await expect(new Uint8Array(await sent.arrayBuffer())).toEqual(new Uint8Array(await front.arrayBuffer()))

    await presses('Duplicar')(played)
    await waitFor(() => expect(tiles(canvas)).toHaveLength(2))
    await save(played)
    await waitFor(async () => expect(await pathsOf('Con fotos (copia)')).toEqual(inOrderOfTiles))
  },
})

/** A picture that fails stays as a tile with its reason; the product is there, and the form of the new product goes on. */
export const NoSubeTrasCrear = meta.story({
  args: { address: at(productos.create) },
  parameters: { scenario: 'guardarImagenProducto:error' },
  play: async ({ canvas }) => {
    await write(canvas, 'Nombre', 'Clavo punta París')
    await choose(canvas, await picture('frente.png', 454, 448), await picture('perfil.png', 454, 448))
    await save({ canvas })
    await says(': Clavo punta París')
    await expect(canvas.getByRole('heading', { name: 'Editar Producto: Clavo punta París' })).toBeVisible()
    await expect(await canvas.findAllByText(failure)).toHaveLength(2)
    await press(canvas, 'Reintentar frente.png')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reintentar frente.png' })).toBeVisible())
    await press(canvas, 'Cancelar')
    await says(/^Si salís ahora, lo que escribiste se pierde\. 2 imágenes todavía no se subieron\.$/)
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A photo from a turned camera comes out upright, lighter, and without the data of the camera; a logo stays transparent. */
export const Achica = meta.story({
  play: async () => {
    const madeOf = async (file: File) => {
      const { width, height } = await createImageBitmap(file)
      return [file.name, file.type, width, height]
    }
    const png = await picture('foto.png', 3000, 1500)
    await expect(await madeOf(await shrink(png))).toEqual(['foto.jpg', 'image/jpeg', 2000, 1000])
    const logo = await picture('logo.png', 3000, 1500, 0.5)
    await expect(await madeOf(await shrink(logo))).toEqual(['logo.png', 'image/png', 2000, 1000])
    const upright = await shrink(await turned())
    await expect(await madeOf(upright)).toEqual(['girada.jpg', 'image/jpeg', 50, 100])
    await expect(new TextDecoder('latin1').decode(await upright.arrayBuffer())).not.toContain('Exif')
    await expect(isHeavy(png)).toBe(false)
    await expect(isHeavy(new File([new ArrayBuffer(4e6)], 'x.jpg', { type: 'image/jpeg' }))).toBe(true)
  },
})
