/** Pages of the origin that are not the site's: the host's, or nobody's. */
import { sleep } from '#api/sleep.ts'
import { openShell } from './precache.ts'

/** In ms: after so long a page says that the host is slow, and the rest of a page's first bytes is not waited for. */
const patience = 5_000

/** In bytes: what is read of a page before it is handed on. A page may be streamed for minutes. */
const headSize = 4_096

/** The app at an address that is none of its pages. `host`: what keeps the host's page away (app/routes/Elsewhere.tsx). */
const openApp = async (host?: 'slow' | 'failed'): Promise<Response> => {
  const shell = await openShell()
  const { headers } = shell
  if (!host) return new Response(shell.body, { status: 404, headers })
  const html = await shell.text()
  return new Response(html.replace('<html', `<html data-host="${host}"`), { status: 504, headers })
}

const isPage = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') === true

/** Many hosts answer an address that they do not know with the app's page, perhaps another build's. */
const isApp = async (page: Response): Promise<boolean> => {
  const reader = page.clone().body?.getReader()
  if (!reader) return false
  const decoder = new TextDecoder()
  let head = ''
  while (head.length < headSize) {
    const { done, value } = await reader.read()
    if (done) break
    head += decoder.decode(value, { stream: true })
  }
  // Ends once the page itself is read.
  reader.cancel().catch(() => undefined)
  return / data-edition="|\/assets\/boot-/.test(head)
}

const after = <Value>(value: Value) => sleep(patience).then(() => value)

/** Whether an address has more than one part. Of these the host may have a 404 of its own; one part may be a page of the site, mistyped. */
const hasParts = (url: string): boolean => /^\/[^/]+\/+[^/]/.test(new URL(url).pathname)

/**
 * Whether the browser waits by itself, without a limit: somebody follows the link of the page that says 'slow', which leads to its own
 * address, or sends a form, which a link would not send again.
 */
export const isWaitedFor = ({ method, referrer, url }: Pick<Request, 'method' | 'referrer' | 'url'>): boolean =>
  method === 'POST' || referrer === url

/** The host's page. Where the host has none, the app says so, or leads a mistyped address on. */
export const askHost = async (request: Request): Promise<Response> => {
  const asked = fetch(request).catch(() => 'failed' as const)
  const answer = await Promise.race([asked, after('slow' as const)])
  if (!(answer instanceof Response)) return openApp(answer)
  if (!isPage(answer)) return answer.status === 404 ? openApp() : answer
  const isOurs = await Promise.race([isApp(answer).catch(() => false), after(false)])
  return isOurs || (answer.status === 404 && !hasParts(request.url)) ? openApp() : answer
}
