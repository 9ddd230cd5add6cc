const picturesAlone = /^(\.(jpe?g|png|gif|svg),?)+$/

/**
 * The `accept` of an input for files with these extensions. Chromium on Android, which alone says its platform so, offers the camera for
 * pictures only where a type that it does not know stands beside them; `image/*` in place of the extensions loses the camera.
 */
export const toAccept = (extensions: readonly string[]): string => {
  const browser: Navigator & { readonly userAgentData?: { readonly platform: string } } = navigator
  const accept = extensions.map((extension) => `.${extension}`).join(',')
  const hasCamera = picturesAlone.test(accept) && browser.userAgentData?.platform === 'Android'
  return hasCamera ? `${accept},android/allowCamera` : accept
}
