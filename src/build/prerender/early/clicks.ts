/** What one clicks meanwhile is kept for the code that comes (src/app/boot/take-over.ts); links are links. */
export const clicks = (): void => {
  window.clicked = []
  const keep = (event: Event) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[href^="/api/"]')
    if (!target || !window.clicked) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.clicked.push(target)
  }
  addEventListener('click', keep, true)
}
