/** Holds clicks on links to API files until the worker answers; before that such a link leads nowhere. */
export const holdFileLinks = (answers: Promise<unknown>): void => {
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void answers.then(() => link.click())
  }
  addEventListener('click', hold, { capture: true })
  void answers.then(() => removeEventListener('click', hold, { capture: true }))
}
