/** The browser's storage. Where a visitor forbids it ('block all cookies'), access throws; values then last as long as the page. */
type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const inMemory = (): Stored => {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text)
    },
    removeItem: (key) => {
      texts.delete(key)
    },
  }
}

const allowed = (storage: () => Stored): Stored => {
  try {
    return storage()
  } catch {
    return inMemory()
  }
}

export const local = allowed(() => localStorage)

export const ofTab = allowed(() => sessionStorage)

/** Stores a text, an empty one as none. False in a full browser, where the caller's value lasts as long as the page. */
export const tryToStore = (storage: Stored, key: string, text: string): boolean => {
  try {
    if (text === '') storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * State of a tab that changes what a page shows: the list's position and the contact draft. A page with such state is rendered by its code,
 * not by a page snapshot.
 */
export const shownOfTab = { place: 'lugar', draft: 'contacto.borrador' } as const
