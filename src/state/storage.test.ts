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

/** A storage that holds these texts and refuses further ones while it is full. */
const filled = (texts: Map<string, string>) => {
  const storage = {
    isFull: true,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => texts.delete(key),
  }
  return storage
}

describe('what another tab stored is never hidden by what the browser refused', () => {
  test.each([
    ['stored first', [], '9'],
    ['replaced', [['vistos', '1']], '9'],
    ['removed', [['vistos', '1']], null],
  ] satisfies [string, [string, string][], string | null][])('%s: the newer counts', async (_, before, after) => {
    const texts = new Map(before)
    const { local } = await withStorage(() => filled(texts))
    local.setItem('vistos', '5')
    expect(local.getItem('vistos')).toBe('5')
    if (after === null) texts.delete('vistos')
    else texts.set('vistos', after)
    expect(local.getItem('vistos')).toBe(after)
    // What was refused does not come back with the text above which it stood.
    texts.clear()
    for (const [key, text] of before) texts.set(key, text)
    expect(local.getItem('vistos')).toBe(before[0]?.[1] ?? null)
  })

  test("lines of 'Mi pedido' are joined, and stored once there is room", async () => {
    const texts = new Map<string, string>()
    const storage = filled(texts)
    vi.stubGlobal('window', new EventTarget())
    await withStorage(() => storage)
    const { addToPedido, usePedido } = await import('./pedido/pedido.ts')
    const { parseLines } = await import('./pedido/linea.ts')
    const [bulon, tuerca, arandela] = parseLines(['1', '2', '3'].map((codigo) => ({ codigo, nombre: 'x' })))
    if (!bulon || !tuerca || !arandela) throw new Error('no lines')
    const packs = () => Object.fromEntries(usePedido.getState().lines.map(({ codigo, cantidad }) => [codigo, cantidad]))
    const storedByOther = (...lines: unknown[]) => {
      texts.set('pedido', JSON.stringify(lines))
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'pedido' }))
    }
    addToPedido(bulon, 3)
    storedByOther({ ...bulon, cantidad: 9 }, { ...tuerca, cantidad: 9 })
    expect(packs()).toEqual({ 1: 12, 2: 9 })
    addToPedido(arandela)
    storedByOther({ ...bulon, cantidad: 10 }, { ...tuerca, cantidad: 9 })
    expect(packs()).toEqual({ 1: 13, 2: 9, 3: 1 })
    expect(usePedido.getState().isStored).toBe(false)
    storage.isFull = false
    storedByOther({ ...bulon, cantidad: 10 })
    expect(packs()).toEqual({ 1: 13, 3: 1 })
    expect(usePedido.getState().isStored).toBe(true)
    expect(parseLines(JSON.parse(texts.get('pedido') ?? ''))).toEqual(usePedido.getState().lines)
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
