/** Our own stylesheets of this page; those of a prerendered page stand in it, and their links are off. */
const ours = `link[rel=stylesheet][href*="/assets/"]:not([disabled])`

/** A stylesheet that did not come has no rules, or tells none. */
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}

const renewWithClick = (link: HTMLLinkElement): void => {
  const renew = () => {
    // By then one that was on its way has come.
    if (isMissing(link)) link.replaceWith(link.cloneNode())
  }
  addEventListener('click', renew, { once: true, capture: true })
}

/** Asks again, with the next click, for a stylesheet that did not come: Vite asks once, and a part that is asked for again would have no style. */
export const renewStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(ours)) if (isMissing(link)) renewWithClick(link)
  document.addEventListener(
    'error',
    ({ target: link }) => {
      if (link instanceof HTMLLinkElement && link.matches(ours)) renewWithClick(link)
    },
    true,
  )
}
