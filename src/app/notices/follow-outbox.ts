/** Sends waiting messages as soon as the connection or the server may be back. Loaded late. */
import { captcha } from '#site/contactos/captcha.ts'
import { deliverWith } from '#state/outbox/deliver.ts'
import { sendWaiting } from '#state/outbox/send.ts'
import { useOutbox, watchOutbox } from '#state/outbox/use-outbox.ts'
import { onNews } from '#state/outbox/waiting.ts'
import { onBackOnline } from '../back-online.ts'
import { createRetries } from './retry-pauses.ts'
import { numberKey } from '#state/pedido/pedido.ts'
import { local } from '#state/storage.ts'

const send = () => {
  sendWaiting(deliverWith(captcha.token)).catch(console.warn)
}

const attempt = () => {
  if (document.visibilityState === 'visible' && navigator.onLine) send()
}

/** Empties 'Mi pedido' after its order was sent while no page was open. Only a list with a number can have been sent. */
const takeGone = async () => {
  if (local.getItem(numberKey) !== null) await (await import('#state/pedido/gone.ts')).takeGone()
}

export const followOutbox = (): void => {
  const retry = createRetries(send)
  useOutbox.subscribe(({ waiting }) => retry(waiting.some(({ state }) => state === 'waits')))
  watchOutbox()
  const check = () => {
    takeGone().catch(console.warn)
  }
  check()
  onNews(check)
  attempt()
  onBackOnline(attempt)
}
