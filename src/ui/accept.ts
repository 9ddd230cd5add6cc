import { isImage } from './media-kind.ts'

/** Chromium alone says its platform so. */
const isAndroid = (): boolean => {
  const data: unknown = Reflect.get(navigator, 'userAgentData')
  return typeof data === 'object' && data !== null && 'platform' in data && data.platform === 'Android'
}

const isPicture = (extension: string) => extension === 'svg' || isImage(`.${extension}`)

/**
 * The `accept` of an input for files with these extensions. Chromium on Android offers the camera for pictures only where a type that it
 * does not know stands beside them; `image/*` in place of the extensions loses the camera.
 */
export const toAccept = (extensions: readonly string[]): string => {
  const takesPictures = extensions.length > 0 && extensions.every(isPicture)
  const camera = takesPictures && isAndroid() ? ['android/allowCamera'] : []
  return [...extensions.map((extension) => `.${extension}`), ...camera].join(',')
}
