import type { Locator } from 'playwright'

/** In ms, from a key in a search to the painted count of hits; undefined where the key does not change the count. */
export const keystroke = async (field: Locator, key: string): Promise<number | undefined> => {
  const painted = field.page().evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const counter = document.querySelector('output')
        let pressed = 0
        const patience = setTimeout(() => resolve(undefined), 2_000)
        document.addEventListener(
          'keydown',
          ({ timeStamp }) => {
            pressed = timeStamp
          },
          { once: true, capture: true },
        )
        const observer = new MutationObserver(() => {
          observer.disconnect()
          clearTimeout(patience)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        })
        if (counter) observer.observe(counter, { childList: true, characterData: true, subtree: true })
      }),
  )
  // Both commands reach the page in this order, so the listener is there before the key.
  await field.press(key)
  return painted
}
