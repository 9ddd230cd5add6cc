/**
 * The strip that every screenshot of a scenario shows. Plain elements make the strip, so that the strip is there before
 * the app, and without the app: then in the system's colours.
 */
import { say } from '#state/messages.ts'
import { sayBadToken, sayScenario } from '../scenario/say.ts'
import { enter } from './address.ts'
import type { TabFacts } from './own-storage.ts'

const style = `
.review-strip { position: fixed; inset: auto 0 0; z-index: 2147483646; display: flex; align-items: center; gap: 4px 16px; min-height: 36px; padding: 4px 16px;
  box-sizing: border-box; border-top: 3px solid var(--red-bright, CanvasText); background: var(--steel-900, Canvas); color: var(--white, CanvasText); font: 550 13px/1.3 'Archivo Variable', Arial, sans-serif; pointer-events: auto }
.review-strip p { flex: 1; min-width: 0; max-height: calc(4 * 1.3em); margin: 0; overflow-y: auto; overflow-wrap: anywhere }
.review-strip p:focus-visible { outline: 2px solid var(--red-bright, CanvasText); outline-offset: 2px }
.review-strip button { flex: none; min-height: 28px; padding: 0 12px; border: 1px solid var(--steel-400, CanvasText); background: none; color: inherit; font: inherit; cursor: pointer }
.review-strip button:hover { background: var(--steel-700, Canvas) }
.review-strip button:focus-visible { outline: 2px solid var(--red-bright, CanvasText); outline-offset: 2px }
.review-strip button:disabled { opacity: .6; cursor: default }
html { scroll-padding-bottom: var(--review-strip) }
body { padding-bottom: var(--review-strip) }
[role='status'][aria-label='Avisos'] { margin-bottom: var(--review-strip) }
:root [role='dialog'][data-state] { bottom: var(--review-strip) }
@media print { .review-strip { position: static } }`

const button = (label: string, onClick: (element: HTMLButtonElement) => void) => {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', () => onClick(element))
  return element
}

/** Makes the worker answer the held calls. */
const release = (element: HTMLButtonElement) => {
  say(navigator.serviceWorker.controller, { type: 'RELEASE' })
  element.disabled = true
}

const describeFacts = (facts: TabFacts): string =>
  'errors' in facts
    ? `Escenario que no se entiende: ${facts.errors.map((bad) => sayBadToken(bad)).join('; ')}`
    : `Escenario: ${sayScenario(facts.scenario).join(' · ') || 'el de siempre'}`

const hangs = (facts: TabFacts) => 'scenario' in facts && facts.scenario.rules.some(({ does }) => does.kind === 'hang')

const createStrip = (facts: TabFacts): HTMLElement => {
  const strip = document.createElement('aside')
  strip.className = 'review-strip'
  strip.dataset['review'] = ''
  strip.setAttribute('aria-label', 'Escenario')
  const words = document.createElement('p')
  words.textContent = describeFacts(facts)
  // Four lines are visible; mouse and keys scroll to the rest.
  words.tabIndex = 0
  words.title = facts.text
  strip.append(
    words,
    ...(hangs(facts) ? [button('Soltar', release)] : []),
    button('Quitar', () => enter('')),
  )
  return strip
}

/** Shows the strip; returns a function that removes it. */
export const showStrip = (facts: TabFacts): (() => void) => {
  const sheet = document.createElement('style')
  sheet.textContent = style
  const strip = createStrip(facts)
  document.head.append(sheet)
  document.body.append(strip)
  // The strip's height follows its text, so that it covers nothing else at the window's lower edge.
  const size = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--review-strip', `${strip.offsetHeight}px`),
  )
  size.observe(strip)
  return () => {
    size.disconnect()
    document.documentElement.style.removeProperty('--review-strip')
    sheet.remove()
    strip.remove()
  }
}
