const isOurs = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement &&
  target.rel === 'stylesheet' &&
  target.href.startsWith(`${location.origin}/assets/`)

/** Asks again, with the next click, for a stylesheet that did not come: Vite asks once, and a part that is asked for again would have no style. */
export const renewStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target: link }) => {
      if (!isOurs(link)) return
      addEventListener('click', () => link.replaceWith(link.cloneNode()), { once: true, capture: true })
    },
    true,
  )
