import { findAim, aimByKey, isAim } from './aim.ts'
import { isOfReview } from './locate.ts'
import { aim, stopCommenting, useLayer, write } from './layer.ts'

/** While a reviewer points, the page gets no events: no link opens, no dialog closes. */
const heard = [
  'pointerdown',
  'pointerup',
  'pointermove',
  'pointerover',
  'pointerout',
  'mousedown',
  'mouseup',
  'mouseover',
  'mouseout',
  'click',
  'dblclick',
  'auxclick',
  'touchstart',
  'touchend',
  'dragstart',
  'submit',
  'keydown',
  'keyup',
] as const
/** In px: a finger that moves further scrolls. */
const still = 10

const ours = (event: Event): boolean => event.target instanceof Element && isOfReview(event.target)

const onKey = (event: KeyboardEvent): boolean => {
  const { target } = useLayer.getState()
  if (event.key === 'Escape') return (stopCommenting(), true)
  if (event.key === 'Enter') {
    if (isAim(target)) write(target)
    // Without an element under the focus the key presses 'Cancelar'.
    return target !== null || !ours(event)
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const next = aimByKey(event.key, event.shiftKey, target)
  if (next === undefined) return !ours(event)
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  aim(next)
  return true
}

/** Starts listening; returns a function that stops it. */
export const listenForAim = (): (() => void) => {
  let down = { x: 0, y: 0 }
  const onPointer = (event: PointerEvent) => {
    if (event.type === 'pointerdown') down = { x: event.clientX, y: event.clientY }
    if (event.type === 'pointermove' && event.pointerType !== 'touch') aim(findAim(event.clientX, event.clientY))
    if (event.type !== 'pointerup' || Math.hypot(event.clientX - down.x, event.clientY - down.y) > still) return
    const element = findAim(event.clientX, event.clientY)
    if (element) later = () => write(element)
  }
  // Writing begins with the click that follows, so that the page never gets that click.
  let later: (() => void) | undefined
  const hear = (event: Event) => {
    if (event instanceof KeyboardEvent) {
      const taken = event.type === 'keydown' ? onKey(event) : !ours(event)
      if (!taken) return
    } else {
      if (ours(event)) return
      if (event instanceof PointerEvent) onPointer(event)
    }
    event.stopImmediatePropagation()
    if (!event.type.startsWith('touch') && event.cancelable) event.preventDefault()
    if (event.type === 'pointerup' && later) {
      const then = later
      setTimeout(then, 60)
      later = undefined
    }
  }
  for (const type of heard) addEventListener(type, hear, { capture: true, passive: false })
  return () => {
    for (const type of heard) removeEventListener(type, hear, { capture: true })
  }
}
