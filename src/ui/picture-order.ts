import { create } from 'zustand'

/**
 * The first picture of a visit has the network to itself: on a slow one, all that come after it would share it otherwise.
 * Where nobody holds them (stories) pictures load at once.
 */
const useOrder = create(() => ({ held: false }))

export const usePicturesHeld = (): boolean => useOrder(({ held }) => held)

/** Once the first picture is here, or will never be. */
export const releasePictures = (): void => useOrder.setState({ held: false })

/** Once the first picture is painted, too. */
export const releaseAfterPaint = (): void => void requestAnimationFrame(() => { setTimeout(releasePictures) })

/** Holds all but those with priority; at the latest until then. */
export const holdPictures = (until: Promise<unknown>): void => {
  useOrder.setState({ held: true })
  void until.then(releasePictures)
}
