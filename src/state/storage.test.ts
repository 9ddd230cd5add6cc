import { afterEach, expect, test, vi } from 'vitest'

const denied = {
  configurable: true,
  get: () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('where the browser forbids its storage, what is kept lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', denied)
  const { local } = await import('./storage.ts')
  expect(local.getItem('idLogin')).toBeNull()
  local.setItem('idLogin', '7')
  expect(local.getItem('idLogin')).toBe('7')
  local.removeItem('idLogin')
  expect(local.getItem('idLogin')).toBeNull()
})

test("where it does not, it is the browser's own", async () => {
  const storage = { getItem: () => 'de antes' }
  vi.stubGlobal('localStorage', storage)
  const { local } = await import('./storage.ts')
  expect(local).toBe(storage)
})
