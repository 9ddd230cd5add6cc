import { shiftTo } from '../scenario/day.ts'

/** Sets the page's date. The worker uses the same date for this page's calls. */
export const setDay = (day: string): void => {
  const shift = shiftTo(day)
  const now = () => clock.now() + shift
  const clock = globalThis.Date
  globalThis.Date = new Proxy(clock, {
    construct: (target, given: unknown[], asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => String(new clock(now())),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
