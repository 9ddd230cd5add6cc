import { textLimit, type CallEntry } from '../../state/call-entry.ts'

/** The beginning of an answer's text, up to the limit. */
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

/** Reads the sent body later. A form is read once for both readers, so that its files are not copied. */
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

/** Starts the note of a call; its answer, or none, completes the note. */
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
