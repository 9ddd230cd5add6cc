/**
 * The browser's storage. Where a visitor forbids it ('block all cookies'), touching it throws: what is kept then lasts as long
 * as the page, and everything else works.
 */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const inMemory = (): Kept => {
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

const allowed = (storage: () => Kept): Kept => {
  try {
    return storage()
  } catch {
    return inMemory()
  }
}

/** For every tab, until it is deleted. */
export const local = allowed(() => localStorage)

/** For this tab. */
export const ofTab = allowed(() => sessionStorage)

/** What of a tab shows in a page: where its list was left, what was typed into the contact form. Such a page is made by its code alone. */
export const shownOfTab = { place: 'lugar', draft: 'contacto.borrador' } as const
