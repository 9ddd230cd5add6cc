import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { ferias } from '#panel/sections/ferias/section.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { call } from '#api/client.ts'
import { endUndo } from '#panel/kit/undo.ts'
import { wholeHeader } from '#contract/upload-headers.ts'
import { obtenerFeria } from '#contract/feria.ts'
import { at, inPanel } from './in-panel.tsx'
import { heavyPicture, picture } from './picture.ts'
import { dropOn, notAPicture, save, upload } from './steps.ts'
import { type Canvas, inOrder, onPage, presses, uploads, writes } from '../play.ts'
import { alerts, losesA, says, sees } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

/** The messages of a file field about chosen files, in the slides and in the gallery of a fair. */
const meta = preview.meta({ ...ofRelease, title: 'panel/Archivos', ...inPanel('editor', sliders.edit, 1) })

const noPicture = 'El archivo no es una imagen (jpg, jpeg, png, gif) ni un video (mp4, mov, webm).'

const pictures = (...names: string[]) => Promise.all(names.map((name) => picture(name, 454, 448)))

/** The problem shows at once, in the words of the backend, which still decides. */
export const NoEsImagen = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await upload(canvas, 'Imagen', notAPicture)
    await expect(await canvas.findByText(noPicture)).toBeVisible()
    await expect(canvas.getByLabelText('Imagen')).toBeInvalid()
    await expect(canvas.getByLabelText('Imagen')).toHaveAccessibleDescription(expect.stringContaining(noPicture))
    await save({ canvas })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription(noPicture))
  },
})
/** A photo of a phone is distinguished from a video, whatever its name, with the next step. */
export const FotoHeic = meta.story({
  play: async ({ canvas }) => {
    const photo = new File(['\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf'], 'IMG_0042.heic')
    await userEvent.upload(await canvas.findByLabelText('Imagen'), photo, { applyAccept: false })
    await expect(await canvas.findByText(/^Es una foto HEIC del iPhone: .* guardala como JPG/)).toBeVisible()
  },
})
/** A video that this browser cannot decode would be a black box, or nothing. */
export const NoSePuedeVer = meta.story({
  ...ofTest,
  play: inOrder(
    uploads('Imagen', new File(['\0\0\0\x18ftypisom\0\0\0\0mp41avc1'], 'obra.mp4', { type: 'video/mp4' })),
    sees(/^Este navegador no puede reproducir el video/),
  ),
})
export const DosEnUno = meta.story({
  play: async ({ canvas }) => {
    dropOn(await canvas.findByLabelText('Imagen'), ...(await pictures('una.png', 'otra.png')))
    await expect(await canvas.findByText('Acá va un solo archivo: el otro no se cargó.')).toBeVisible()
    await expect(canvas.getByText(/^una\.png/)).toBeVisible()
  },
})

const gallery = { args: { address: at(ferias.gallery, 1) } }
const openGallery = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cargar Imagen' }))
  return screen.findByLabelText('Imagen')
}
const three = () => pictures('stand.png', 'público.png', 'charla.png')
const stored = async () => (await call(obtenerFeria, { id: 1 })).imagenes.map(({ orden }) => orden)

/** A picture that is given the first place has the others follow it; one 'Deshacer' takes both back. */
export const QuedaPrimera = meta.story({
  ...gallery,
  beforeEach: () => endUndo,
  play: async (played) => {
    const read = async () => (await call(obtenerFeria, { id: 1 })).imagenes.map(({ id, orden }) => ({ id, orden }))
    const before = await read()
    await userEvent.upload(await openGallery(played.canvas), await picture('stand.png', 454, 448))
    await onPage(
      writes({ Orden: '1' }),
      sees('Va a quedar primero: los demás se corren.'),
      save,
      alerts('Imagen agregada con éxito'),
      losesA('dialog'),
    )()
    const after = await read()
    await expect(after.map(({ orden }) => orden)).toEqual([1, 2, 3, 4])
    await expect(after.slice(1).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await presses('Deshacer')(played)
    await waitFor(async () => expect(await read()).toEqual(before))
  },
})
/** Each file becomes a picture of its own, a place further on. */
export const VariasImagenes = meta.story({
  ...gallery,
  play: async ({ canvas }) => {
    const field = await openGallery(canvas)
    dropOn(field, ...(await three()), await picture('ancha.png', 600, 300))
    await expect(await screen.findByText('Van a quedar con orden 4 a 7.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar público.png' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  },
})
/** Pictures that are too large stay, each with its reason and the offer of a lighter copy. */
export const VariasMuyPesadas = meta.story({
  ...gallery,
  play: async ({ canvas }) => {
    const field = await openGallery(canvas)
    dropOn(field, await heavyPicture('enorme.png', 11), await picture('buena.png', 454, 448))
    await expect(await screen.findByText('El archivo puede pesar hasta 10 MB.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Achicar enorme.png' }))
    await expect(await screen.findByText(/^enorme\.jpg · \d+ KB$/)).toBeInTheDocument()
    await expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(screen.queryByText('El archivo puede pesar hasta 10 MB.')).toBeNull())
  },
})
/** The other pictures stay, and the field says which picture does not. */
export const AlgunaQuedaAfuera = meta.story({
  ...ofTest,
  ...gallery,
  play: async ({ canvas }) => {
    const field = await openGallery(canvas)
    dropOn(field, notAPicture, ...(await three()))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Quedó afuera “falsa.jpg”\. El archivo no es una imagen\./)
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
  },
})
/** One of several pictures cannot be made small: it is stored, and said once at the end. */
export const UnaQuedaEntera = meta.story({
  ...gallery,
  beforeEach: ({ msw }) => {
    let calls = 0
    msw.use(
      http.post('/api/guardarImagenFeria', () =>
        HttpResponse.json({ id: 90 + ++calls }, { headers: calls === 1 ? { [wholeHeader]: '1' } : {} }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await openGallery(canvas), await three())
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
    await says('3 imágenes agregadas con éxito. Una imagen quedó entera: no se pudo achicar, y tarda más en verse')
  },
})
/** One refused file holds up no other, and stays to be sent again. */
export const UnaNoEntra = meta.story({
  ...gallery,
  beforeEach: ({ msw }) => {
    let calls = 0
    msw.use(
      http.post('/api/guardarImagenFeria', () => {
        calls += 1
        return calls === 2 ? HttpResponse.json({ message: 'El servidor no responde.' }, { status: 500 }) : undefined
      }),
    )
  },
  play: async ({ canvas }) => {
    const field = await openGallery(canvas)
    await userEvent.upload(field, await three())
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
    await says('Se agregaron 2 de 3 imágenes. “público.png”: El servidor no responde.')
    await expect(screen.getByLabelText('Orden')).toHaveValue('6')
    await expect(await stored()).toEqual([1, 2, 3, 4, 5])
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await stored()).toEqual([1, 2, 3, 4, 5, 6])
  },
})
