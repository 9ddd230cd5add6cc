import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { unlessLeft } from '../state/unless-left.ts'
import { standApart } from './apart.ts'
import { pinsIfAny } from './comments/pins-if-any.ts'
import { Door } from './Door.tsx'
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
  if (!isHidden()) pinsIfAny()
  import('./calls/log.ts').then(({ followCalls }) => followCalls()).catch(unlessLeft(console.error))
}
