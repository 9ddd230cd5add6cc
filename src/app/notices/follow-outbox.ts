/** Messages that wait are sent as soon as there is reason to hope. Loaded late; the forms that keep them bring most of it. */
import { captcha } from '../../site/contactos/captcha.ts'
import { deliverWith } from '../../state/outbox/deliver.ts'
import { sendWaiting } from '../../state/outbox/send.ts'
import { useOutbox, watchOutbox } from '../../state/outbox/use-outbox.ts'

/** In ms: a server in trouble is asked again so often, by whoever looks at the site. */
const pause = 60_000

const attempt = () => {
  if (document.visibilityState === 'visible' && navigator.onLine)
    sendWaiting(deliverWith(captcha.token)).catch(console.warn)
}

export const followOutbox = (): void => {
  watchOutbox()
  attempt()
  addEventListener('online', () => {
    attempt()
    // A connection that is back may take a moment to work.
    setTimeout(attempt, 3_000)
  })
  setInterval(() => {
    if (useOutbox.getState().waiting.some(({ state }) => state === 'waits')) attempt()
  }, pause)
}
