/** The first script of a page that the worker opens in a scenario (review/worker/page.ts writes it into the page). Its effects stay in this tab. */
import { followErrors } from '../report/errors.ts'
import { enter, keepInAddress, keepInNewTabs } from './address.ts'
import type { TabFacts } from './facts.ts'
import { setDay } from './other-day.ts'
import { keepOwn } from './own-storage.ts'
import { showStrip } from './strip.ts'
import { pretendUpdate } from './update.ts'

/** Makes the browser seem offline. */
const goOffline = () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })

const begin = (facts: TabFacts) => {
  followErrors()
  // state/rehearsal.ts reads this.
  Object.assign(globalThis, { ensayo: true })
  sessionStorage.setItem('escenario', facts.text)
  keepInAddress(facts.text)
  keepInNewTabs(facts.text)
  if ('scenario' in facts) {
    const {
      ids,
      scenario: { role, day, update, rules },
    } = facts
    keepOwn(role ? ids : undefined)
    if (day) setDay(day)
    if (update)
      pretendUpdate(() =>
        enter(
          facts.text
            .split(',')
            .filter((part) => part.trim() !== 'version:nueva')
            .join(','),
        ),
      )
    if (rules.some(({ call, does, times }) => call === '*' && does.kind === 'offline' && times === undefined))
      goOffline()
  }
  addEventListener('DOMContentLoaded', () => showStrip(facts), { once: true })
}

const told = document.querySelector<HTMLScriptElement>('script[data-escenario]')?.dataset['escenario']
if (told !== undefined) begin(JSON.parse(told))
