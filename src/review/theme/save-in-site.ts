/** Makes a theme that is tried the demo company's own. */
import { call } from '../../api/client.ts'
import { house as company } from '../../brand.ts'
import { updateLogo } from '../../contract/logos.ts'
import { obtenerMarca, updateMarca } from '../../contract/marca.ts'
import { colourKeys } from '../../ui/brand/colours.ts'
import { house } from './house.ts'
import { pictures, pictureKeys, type PictureKey, type Theme } from './theme.ts'

export const loadPicture = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** A picture whole within a PNG of a size. */
const asPng = async (address: string, width: number, height: number): Promise<Blob> => {
  const image = await loadPicture(address)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const scale = Math.min(width / image.width, height / image.height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width * scale, image.height * scale)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('The browser draws no picture.')
  return blob
}

const fileOf = async (theme: Theme, key: PictureKey): Promise<File> => {
  const { width, height } = pictures[key]
  return new File([await asPng(theme[key], width, height)], `${key}.png`, { type: 'image/png' })
}

/** Saves the theme as Marca and Logos. Values that are the house's stay blank, so that they follow the house. Throws `ApiError`. */
export const saveInSite = async (theme: Theme): Promise<void> => {
  const stored = await call(obtenerMarca, {})
  const files = new Map(
    await Promise.all(
      pictureKeys.filter((key) => theme[key] !== '').map(async (key) => [key, await fileOf(theme, key)] as const),
    ),
  )
  const colours = Object.fromEntries(colourKeys.map((key) => [key, theme[key] === house[key] ? '' : theme[key]]))
  const { nombre } = theme
  const { version: _, icono: __, compartir: ___, ...saved } = stored ?? company
  await call(updateMarca, {
    ...saved,
    ...(nombre === house.nombre ? {} : { nombre, razonSocial: nombre, nombreCorto: nombre.slice(0, 30) }),
    ...colours,
    radio: theme.radio,
    icono: files.get('icono'),
  })
  if (files.has('navbar') || files.has('footer'))
    await call(updateLogo, { navbar: files.get('navbar'), footer: files.get('footer') })
}
