/** A link to a file of the API leads nowhere before the worker answers: until then its click waits. */
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
