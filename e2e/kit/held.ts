import type { Page } from '@playwright/test'

/** Until it is released, a call of this name waits for its answer. */
export const hold = async (page: Page, call: string) => page.evaluate((name) => {
  const send = window.fetch
  let release = () => {}
  const released = new Promise<void>((resolve) => { release = resolve })
  Object.assign(window, { release })
  window.fetch = async (input, init) => {
    const answer = await send(input, init)
    if ((input instanceof Request ? input.url : input.toString()).includes(name)) {
      Object.assign(window, { held: true })
      await released
    }
    return answer
  }
}, call)

/** Until the call is made. */
export const held = (page: Page) => page.waitForFunction(() => 'held' in window)

export const release = (page: Page) => page.evaluate(() => { Reflect.get(window, 'release')() })
