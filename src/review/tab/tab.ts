/** The first script of a page that the worker opens in a scenario (review/worker/review.ts writes it into the page). Its effects stay in this tab. */
import { tabStorage } from '#state/storage.ts'
import { followErrors } from '../report/errors.ts'
import { shiftTo } from '../scenario/day.ts'
import { formatScenario } from '../scenario/text.ts'
import { enter, keepInAddress, keepInNewTabs } from './address.ts'
import { keepOwn, type TabFacts } from './own-storage.ts'
import { showStrip } from './strip.ts'

/** Sets the page's date. The worker uses the same date for this page's calls. */
const setDay = (day: string): void => {
  const shift = shiftTo(day)
  const now = () => clock.now() + shift
  const clock = globalThis.Date
  globalThis.Date = new Proxy(clock, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => String(new clock(now())),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

/** Makes this page believe that a new version of the worker waits. `activate` runs when the page activates that version. */
const pretendUpdate = (activate: () => void): void => {
  const workers = navigator.serviceWorker
  const register = workers.register.bind(workers)
  workers.register = async (script, options) => {
    const registration = await register(script, options)
    const waiting = {
      scriptURL: new URL(script, location.href).href,
      state: 'installed',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      postMessage: ({ type }: { type: string }) => {
        if (type === 'SKIP_WAITING') activate()
      },
    }
    Object.defineProperty(registration, 'waiting', { configurable: true, get: () => waiting })
    return registration
  }
}

const goOffline = () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })

const begin = (facts: TabFacts) => {
  followErrors()
  // state/rehearsal.ts reads this.
  Object.assign(globalThis, { ensayo: true })
  tabStorage.setItem('escenario', facts.text)
  keepInAddress(facts.text)
  keepInNewTabs(facts.text)
  if ('scenario' in facts) {
    const { update, ...others } = facts.scenario
    const { role, day, rules } = others
    keepOwn(role ? facts.ids : undefined)
    if (day) setDay(day)
    if (update) pretendUpdate(() => enter(formatScenario(others)))
    if (rules.some(({ call, does, times }) => call === '*' && does.kind === 'offline' && times === undefined))
      goOffline()
  }
  addEventListener('DOMContentLoaded', () => showStrip(facts), { once: true })
}

const text = document.querySelector<HTMLScriptElement>('script[data-escenario]')?.dataset['escenario']
if (text !== undefined) begin(JSON.parse(text))
