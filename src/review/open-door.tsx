import { local } from '#state/storage.ts'
import { unlessLeft } from '#state/unless-left.ts'
import { showApart } from './apart.tsx'
import { Door } from './Door.tsx'
import { hasComments } from './stored-value.ts'
import { followErrors } from './report/errors.ts'
import { isHidden } from './tab-state.ts'

/** Puts the button of the review tools beside the app. */
export const openDoor = (): void => {
  followErrors()
  showApart(<Door />)
  if (!isHidden() && local.getItem(hasComments) !== null)
    import('./comments/Pins.tsx').then(({ showPins }) => showPins()).catch(() => undefined)
  import('./calls/log.ts').then(({ followCalls }) => followCalls()).catch(unlessLeft(console.error))
}
