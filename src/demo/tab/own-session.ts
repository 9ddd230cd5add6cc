import type { Ids } from './facts.ts'

/** Who is in here is this tab's own: these keys of the browser's storage are a drawer of the page. */
export const keepOwnSession = (ids: Ids): void => {
  const drawer = new Map<string, string | null>([['idLogin', null], ['idLoginZona', null]])
  for (const [key, id] of Object.entries(ids)) drawer.set(key, String(id))
  const { getItem, setItem, removeItem } = Storage.prototype
  const isOwn = (storage: Storage, key: string) => storage === localStorage && drawer.has(key)
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) { return isOwn(this, key) ? drawer.get(key) : getItem.call(this, key) },
    setItem(this: Storage, key: string, text: string) { if (isOwn(this, key)) drawer.set(key, text); else setItem.call(this, key, text) },
    removeItem(this: Storage, key: string) { if (isOwn(this, key)) drawer.set(key, null); else removeItem.call(this, key) },
  })
}
