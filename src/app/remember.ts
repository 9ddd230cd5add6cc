/** What a page notes for its next visit, once it is all there. */
import type { QueryClient } from '@tanstack/react-query'
import { local } from '../state/storage.ts'
import { useSession } from '../state/session.ts'
import { later } from '../ui/later.ts'
import { fromBackend } from '../ui/media-url.ts'
import { nothingUnderWay } from './first-content.ts'
import { readsKey } from './first-reads.ts'
import { lookFrom, lookKey, mayBeKept } from './last-look.ts'

const maxLength = 200_000

/** Without what moves, what depends on the window's width, and the pictures that are further down. */
const stillOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const file of body.querySelectorAll('video, iframe, main img[loading=lazy], footer img')) file.removeAttribute('src')
  for (const moved of body.querySelectorAll<HTMLElement>('[style*=transform]')) moved.style.removeProperty('transform')
  return body.innerHTML
}

const note = (key: string, text: string) => {
  try {
    local.setItem(key, text)
  } catch (error) {
    console.warn(error)
  }
}

/** How the page looks by now. */
const keepLook = (root: HTMLElement): void => {
  const look = lookFrom(stillOf(fromBackend(root.innerHTML)))
  if (look.length <= maxLength) note(lookKey, look)
}

/** What this page has read, as far as everybody may read it. */
const rememberReads = (client: QueryClient): void => {
  const reads = client.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.status === 'success' })
    .flatMap(({ meta }) => (typeof meta?.url === 'string' ? [meta.url] : []))
  note(readsKey(), JSON.stringify(reads))
}

const allIsHere = (client: QueryClient) => client.isFetching() === 0 && client.getQueryCache().getAll().every(({ state }) => state.status === 'success')

/** For the next visit to this page, unless one has moved on by then. */
export const remember = async (path: string, root: HTMLElement, client: QueryClient): Promise<void> => {
  await nothingUnderWay(client)
  // What came last is still to be rendered.
  await later()
  if (location.pathname !== path) return
  rememberReads(client)
  if (useSession.getState().idLoginZona === null && allIsHere(client) && mayBeKept()) keepLook(root)
}
