/** The first script of a page that the worker opens in a scenario (worker/room/page.ts writes it in): all of it is this tab's alone. */
import { enter, keepInAddress, keepInNewTabs } from './address.ts'
import type { TabFacts } from './facts.ts'
import { setDay } from './other-day.ts'
import { keepOwnSession } from './own-session.ts'
import { showStrip } from './strip.ts'
import { pretendUpdate } from './update.ts'

/** Nothing answers: the browser says so as well. */
const goOffline = () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })

const begin = (facts: TabFacts) => {
  sessionStorage.setItem('escenario', facts.text)
  keepInAddress(facts.text)
  keepInNewTabs(facts.text)
  if ('scenario' in facts) {
    const {
      ids,
      scenario: { role, day, update, rules },
    } = facts
    if (role) keepOwnSession(ids)
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
