import { beforeEach, describe, expect, test, vi } from 'vitest'

const forbidden = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const full = () => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => undefined,
})

/** The module beside such a storage. */
const withStorage = async (get: () => unknown) => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
  return import('./storage.ts')
}

beforeEach(() => void vi.resetModules())

describe.each([
  ['forbidden', forbidden],
  ['missing', () => null],
  ['full', full],
])('%s storage', (_, get) => {
  test('values last as long as the page, and whoever asks hears so', async () => {
    const { local, tryToStore } = await withStorage(get)
    expect(local.getItem('idLogin')).toBeNull()
    expect(local.setItem('idLogin', '7')).toBe(false)
    expect(local.getItem('idLogin')).toBe('7')
    local.removeItem('idLogin')
    expect(local.getItem('idLogin')).toBeNull()
    expect(tryToStore(local, 'pedido', '[]')).toBe(false)
  })
})

test("otherwise the browser's own storage is used", async () => {
  const texts = new Map([['idLogin', '3']])
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
  const { local } = await withStorage(() => storage)
  expect(local.getItem('idLogin')).toBe('3')
  expect(local.setItem('idLogin', '4')).toBe(true)
  expect(texts.get('idLogin')).toBe('4')
})

describe('what somebody wrote asks to stay', () => {
  const persist = vi.fn<() => Promise<boolean>>()
  const inBrowser = async (userAgent: string, isKept = false) => {
    persist.mockReset().mockResolvedValue(isKept)
    vi.stubGlobal('navigator', { userAgent, storage: { persist, persisted: async () => isKept } })
    const { addToPedido } = await import('./pedido/pedido.ts')
    const { absorb } = await import('#review/comments/store.ts')
    const { comment } = await import('#review/comments/testing.ts')
    const { isPersistent } = await import('./persistence.ts')
    const medida = { codigo: '1', nombre: 'Bulón', tamaño: 'M8', pack: '100', codigobarra: '' }
    return { add: () => addToPedido(medida), write: () => absorb([comment({ id: 'a' })]), isPersistent }
  }

  test('the first line of Mi pedido, once', async () => {
    const { add, isPersistent } = await inBrowser('Chrome', true)
    expect(persist).not.toHaveBeenCalled()
    add()
    add()
    expect(persist).toHaveBeenCalledOnce()
    expect(await isPersistent()).toBe(true)
  })

  test('the first comment; Firefox asks its user for that alone', async () => {
    const { add, write, isPersistent } = await inBrowser('Firefox/140.0')
    add()
    expect(persist).not.toHaveBeenCalled()
    await write()
    expect(persist).toHaveBeenCalledOnce()
    expect(await isPersistent()).toBe(false)
  })
})
