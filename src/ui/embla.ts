/** The library that moves slides, which loads after the content (use-embla.ts). */
import createEmbla, { type EmblaCarouselType } from 'embla-carousel'

/** A slide that becomes inert would lose the focus: the next slide gets it. */
const keepFocus = (viewport: HTMLElement, index: number) => {
  const slide = viewport.querySelector('ul')?.children[index]
  const focused = document.activeElement
  if (!(slide instanceof HTMLElement) || !viewport.contains(focused) || slide.contains(focused)) return
  // React does the same a moment later.
  slide.inert = false
  slide.tabIndex = -1
  const target = slide.querySelector<HTMLElement>('a, button') ?? slide
  target.focus({ preventScroll: true })
}

export const startEmbla = (
  viewport: HTMLElement,
  startIndex: number,
  onSelect: (index: number) => void,
): EmblaCarouselType => {
  const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } }
  const api = createEmbla(viewport, { loop: true, startIndex, breakpoints })
  api.on('select', () => {
    keepFocus(viewport, api.selectedScrollSnap())
    onSelect(api.selectedScrollSnap())
  })
  return api
}
