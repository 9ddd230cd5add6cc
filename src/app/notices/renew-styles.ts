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

/** Whether the browser has given up on the file. A part may have been asked for again before this module was there, and then no click follows. */
const hasFailed = ({ href }: HTMLLinkElement): boolean =>
  performance.getEntriesByName(href).some((entry) => 'responseStatus' in entry && entry.responseStatus === 0)

const renew = (link: HTMLLinkElement): void => link.replaceWith(link.cloneNode())

const renewWithClick = (link: HTMLLinkElement): void => {
  const onClick = () => {
    // By then one that was on its way has come.
    if (isMissing(link)) renew(link)
  }
  addEventListener('click', onClick, { once: true, capture: true })
}

/**
 * Asks again for a stylesheet that did not come, at once or with the next click: Vite asks once, and a part that is asked for again would
 * have no style.
 */
export const renewStyles = (): void => {
  const missing = Array.from(document.querySelectorAll<HTMLLinkElement>(ours)).filter(isMissing)
  for (const link of missing)
    if (hasFailed(link)) renew(link)
    else renewWithClick(link)
  document.addEventListener(
    'error',
    ({ target: link }) => {
      if (link instanceof HTMLLinkElement && link.matches(ours)) renewWithClick(link)
    },
    true,
  )
}
