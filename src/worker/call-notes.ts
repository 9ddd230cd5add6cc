import type { Hear } from '#mocks/body.ts'
import { textLimit, type CallEntry } from '#state/call-entry.ts'

interface Heard {
  readonly sent?: string | FormData
  readonly text?: string
}

/** The bodies that the backend has read and answered, by request, so that the note of a call reads and copies nothing a second time. */
const heard = new WeakMap<Request, Heard>()
export const hear: Hear = (request, part) => void heard.set(request, { ...heard.get(request), ...part })

/** The beginning of a text. A new string, since the part of a long one would keep all of it in memory. */
const cut = (text: string): string => (text.length > textLimit ? structuredClone(text.slice(0, textLimit)) : text)

/** The beginning of an answer that the backend has not reported as text: a refusal, a file, a scenario's answer. */
const readText = async ({ body }: Response): Promise<string> => {
  if (!body) return ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length < textLimit) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
  }
  void reader.cancel()
  return text
}

const toFacts = (value: FormDataEntryValue) =>
  typeof value === 'string' ? cut(value) : { name: value.name, type: value.type, size: value.size }

const isForm = ({ headers }: Request) => headers.get('Content-Type')?.startsWith('multipart')

/** The body of a request that was answered before anybody read it. Undefined for a body that could not be read. */
const unread = async (request: Request): Promise<Heard['sent']> => {
  if (request.method === 'GET' || request.bodyUsed) return undefined
  return isForm(request) ? request.formData() : request.text()
}

const written = (sent: Heard['sent']): CallEntry['sent'] =>
  sent instanceof FormData ? [...sent].map(([name, value]) => [name, toFacts(value)]) : sent && cut(sent)

/** Starts the note of a call; its answer, or none, completes the note. */
export const noting = (request: Request, tab: string): ((response?: Response) => Promise<CallEntry>) => {
  const [time, start] = [Date.now(), performance.now()]
  const { method, url, referrer, destination } = request
  return async (response = Response.error()) => {
    const ms = performance.now() - start
    const headers = Object.fromEntries(response.headers)
    const { sent, text } = heard.get(request) ?? {}
    // Before the browser reads the answer, which can be copied only until then.
    const value =
      text ?? (/json|^text/.test(headers['content-type'] ?? '') ? await readText(response.clone()) : undefined)
    return {
      id: crypto.randomUUID(),
      at: time,
      ms,
      tab,
      method,
      path: url.slice(location.origin.length),
      page: referrer,
      use: destination,
      sent: written(sent ?? (await unread(request).catch(() => undefined))),
      status: response.status,
      headers,
      text: value === undefined ? undefined : cut(value),
    }
  }
}
