import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { local } from '../state/storage.ts'
import { unlessLeft } from '../state/unless-left.ts'
import { standApart } from './apart.ts'
import { Door } from './Door.tsx'
import { hasComments } from './stored-value.ts'
import { followErrors } from './report/errors.ts'
import { isHidden } from './tab-state.ts'
import { followThemes, themeOfLink } from './theme/follow.ts'

/** Puts the button of the review tools beside the app, in a React root of its own: an error of the app leaves the button as it is. */
export const openDoor = async (): Promise<void> => {
  followErrors()
  followThemes()
  await themeOfLink()
  const root = document.createElement('div')
  standApart(root)
  document.body.append(root)
  createRoot(root).render(
    <StrictMode>
      <Door />
    </StrictMode>,
  )
  if (!isHidden() && local.getItem(hasComments) !== null)
    import('./comments/Pins.tsx').then(({ showPins }) => showPins()).catch(() => undefined)
  import('./calls/log.ts').then(({ followCalls }) => followCalls()).catch(unlessLeft(console.error))
}
