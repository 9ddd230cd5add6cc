/** Navigations to a page that this browser has seen are answered with its look (app/worker/looks.ts), for as long as nothing was written. */
import { looksOf } from '../app/worker/looks.ts'
import { scope, shellFiles } from './scope.ts'

const cacheName = looksOf(`/${shellFiles?.find(({ url }) => url.startsWith('assets/boot-'))?.url}`)

/** Of any trouble with them the shell knows nothing. */
export const lookAt = ({ href }: URL): Promise<Response | undefined> =>
  caches.match(href, { cacheName }).catch(() => undefined)

const forget = async (isMeant: (name: string) => boolean): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(looksOf('')) && isMeant(name)).map((name) => caches.delete(name)),
  )
}

/** Those of the next build as well, whose pages a hard reload may have opened already. */
export const forgetLooks = (): Promise<void> => forget(() => true).catch(console.warn)

/** Whether anything may be otherwise after it: the deletes by GET count. */
export const mayWrite = ({ method, url }: Request): boolean => method !== 'GET' || url.includes('/api/delete')

scope.addEventListener('activate', (event) => event.waitUntil(forget((name) => name !== cacheName).catch(console.warn)))
