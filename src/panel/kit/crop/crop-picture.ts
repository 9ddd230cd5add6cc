import { drawn } from '../fields/shrink.ts'
import { areaOf, sizeOfCrop, type View } from './crop.ts'
import type { Size } from '../fields/size-advice.ts'

/** The cropped picture, upright and without the metadata of the camera. Transparent parts stay transparent. */
export const cropPicture = (file: File, view: View, ideal: Size): Promise<File> =>
  drawn(file, file.type === 'image/png' ? 'image/png' : 'image/jpeg', (whole) => {
    const area = areaOf(view, whole, ideal)
    return { area, size: sizeOfCrop(area, ideal) }
  })
