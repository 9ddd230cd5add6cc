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

/** Whether the fetch has ended without an answer, before the notices were there; whoever asked again has clicked by then. */
const hasFailed = ({ href }: HTMLLinkElement): boolean =>
  performance.getEntriesByName(href).some((entry) => 'responseStatus' in entry && entry.responseStatus === 0)

const renewWithClick = (link: HTMLLinkElement): void => {
  const renew = () => {
    // By then one that was on its way has come.
    if (isMissing(link)) link.replaceWith(link.cloneNode())
  }
  addEventListener('click', renew, { once: true, capture: true })
}

/** Asks again, with the next click, for a stylesheet that did not come: Vite asks once, and a part that is asked for again would have no style. */
export const renewStyles = (): void => {
  const missing = Array.from(document.querySelectorAll<HTMLLinkElement>(ours)).filter(isMissing)
  for (const link of missing)
    if (hasFailed(link)) link.replaceWith(link.cloneNode())
    else renewWithClick(link)
  document.addEventListener(
    'error',
    ({ target: link }) => {
      if (link instanceof HTMLLinkElement && link.matches(ours)) renewWithClick(link)
    },
    true,
  )
}
