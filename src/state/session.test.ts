/** A 401 after a login: the session ended, or the browser never stored it. */
import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => undefined)
const { endSession, logIn, useSession } = await import('./session.ts')
const { getSessionEndMessage } = await import('./session-end-message.ts')

const getMessage = (key: 'idLogin' | 'idLoginZona') => getSessionEndMessage(key)(useSession.getState())
const notStored = /^El navegador no guardó la sesión: .*SameSite=None y Secure\.$/
const over = 'Tu sesión terminó. Volvé a ingresar.'
/** When a session last succeeded: never, or now. */
const [never, now] = [() => 0, () => Date.now()]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
})

for (const key of ['idLogin', 'idLoginZona'] as const) {
  test(`${key}: refused within seconds, and never served, was not kept`, () => {
    logIn(key, 7)
    expect(getMessage(key)).toBe('')
    vi.advanceTimersByTime(19_000)
    endSession(key, never())
    expect(getMessage(key)).toMatch(notStored)
    expect(useSession.getState()[key]).toBeNull()
  })

  test.each([
    ['it served since', 2_000, now],
    ['it is later', 20_000, never],
  ])(`${key}: it ended, for %s`, (_, later, readLastSuccessTime) => {
    logIn(key, 7)
    vi.advanceTimersByTime(later)
    endSession(key, readLastSuccessTime())
    expect(getMessage(key)).toBe(over)
  })

  test(`${key}: what served before the login says nothing of it`, () => {
    const lastSuccessTime = now()
    vi.advanceTimersByTime(1_000)
    logIn(key, 7)
    endSession(key, lastSuccessTime)
    expect(getMessage(key)).toMatch(notStored)
  })
}

test('the other login has nothing to say, and a new one is silent again', () => {
  logIn('idLogin', 7)
  endSession('idLogin', never())
  expect(getMessage('idLoginZona')).toBe('')
  logIn('idLogin', 7)
  expect(getMessage('idLogin')).toBe('')
})
