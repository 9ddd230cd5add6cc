import { textLimit, type CallEntry } from '../../demo/calls/entry.ts'

/** As much of an answer's text as is kept. */
const textOf = async ({ body }: Response): Promise<string> => {
  if (!body) return ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length < textLimit) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
  }
  void reader.cancel()
  return text.slice(0, textLimit)
}

const factsOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value.slice(0, textLimit) : { name: value.name, type: value.type, size: value.size }

/** What is sent, told later. A form is read once, by whoever comes first: there is no copy of its files. */
const sentIn = (request: Request): (() => Promise<CallEntry['sent']>) => {
  if (request.method === 'GET') return async () => undefined
  if (request.headers.get('Content-Type')?.startsWith('multipart')) {
    const read = request.formData.bind(request)
    let form: Promise<FormData> | undefined
    request.formData = () => (form ??= read())
    return async () => [...(await request.formData())].map(([name, value]) => [name, factsOf(value)])
  }
  const copy = request.clone()
  return async () => (await copy.text()).slice(0, textLimit)
}

/** Begins to note a call; with its answer, or none, the note is whole. */
export const noting = (request: Request, tab: string): ((response?: Response) => Promise<CallEntry>) => {
  const [at, start] = [Date.now(), performance.now()]
  const { method, url, referrer, destination } = request
  const sent = sentIn(request)
  return async (response = Response.error()) => {
    const ms = performance.now() - start
    const headers = Object.fromEntries(response.headers)
    const text = /json|^text/.test(headers['content-type'] ?? '') ? textOf(response.clone()) : undefined
    return {
      id: crypto.randomUUID(),
      at,
      ms,
      tab,
      method,
      path: url.slice(location.origin.length),
      page: referrer,
      use: destination,
      sent: await sent().catch(() => undefined),
      status: response.status,
      headers,
      text: await text,
    }
  }
}
