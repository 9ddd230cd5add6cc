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

test('with forbidden storage, values last as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', denied)
  const { local } = await import('./storage.ts')
  expect(local.getItem('idLogin')).toBeNull()
  local.setItem('idLogin', '7')
  expect(local.getItem('idLogin')).toBe('7')
  local.removeItem('idLogin')
  expect(local.getItem('idLogin')).toBeNull()
})

test("otherwise the browser's own storage is used", async () => {
  const storage = { getItem: () => 'de antes' }
  vi.stubGlobal('localStorage', storage)
  const { local } = await import('./storage.ts')
  expect(local).toBe(storage)
})
