/**
 * The browser's storage, which never throws: where it is forbidden ('block all cookies'), missing or full, values last as long as the page.
 * What another tab stores afterwards replaces such a value.
 */
interface Stored {
  readonly getItem: (key: string) => string | null
  /** The text that all tabs see, without the value that lasts as long as this page. */
  readonly getStored: (key: string) => string | null
  /** False where the value lasts as long as the page. */
  readonly setItem: (key: string, text: string) => boolean
  readonly removeItem: (key: string) => void
}

/** `open`: null in some apps that show web pages; throws where a visitor forbids storage. */
const guarded = (open: () => Storage | null): Stored => {
  /** Refused values, each with the stored text that it stands above. */
  const unstored = new Map<string, readonly [text: string, above: string | null]>()
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      const storage = open()
      return storage ? act(storage) : undefined
    } catch {
      return undefined
    }
  }
  const getStored = (key: string) => attempt((storage) => storage.getItem(key)) ?? null
  return {
    getItem: (key) => {
      const stored = getStored(key)
      const own = unstored.get(key)
      if (own?.[1] === stored) return own[0]
      unstored.delete(key)
      return stored
    },
    getStored,
    setItem: (key, text) => {
      unstored.delete(key)
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (isStored) return true
      unstored.set(key, [text, getStored(key)])
      return false
    },
    removeItem: (key) => {
      unstored.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

export const local = guarded(() => localStorage)

export const tabStorage = guarded(() => sessionStorage)

/** Stores a text, an empty one as none. False in a full browser, where the value lasts as long as the page. */
export const tryToStore = (storage: Stored, key: string, text: string): boolean => {
  if (text !== '') return storage.setItem(key, text)
  storage.removeItem(key)
  return true
}

/**
 * State of a tab that changes the content of a page: the list's position and the contact draft. A page with such state is rendered by its code,
 * not by a page snapshot.
 */
export const pageStateKeys = { place: 'lugar', draft: 'contacto.borrador' } as const
