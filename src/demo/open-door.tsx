import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { standApart } from './apart.ts'
import { pinsIfAny } from './comments/pins-if-any.ts'
import { Door } from './Door.tsx'

/** Puts the room's door beside the app, in a React root of its own: what breaks there leaves this as it is. */
export const openDoor = (): void => {
  const root = document.createElement('div')
  standApart(root)
  document.body.append(root)
  createRoot(root).render(
    <StrictMode>
      <Door />
    </StrictMode>,
  )
  pinsIfAny()
  void import('./calls/log.ts').then(({ followCalls }) => followCalls())
}
