import { changeHeader } from '#contract/change-header.ts'
import { writes, type Endpoint } from '#contract/endpoint.ts'
import { parse } from '#contract/reading/parse.ts'
import { ApiError, offlineMessage } from './errors.ts'
import { ask, noteExchange, read, receive, type Options } from './exchange.ts'
import { toValues, type Values } from './request.ts'

export { getLastSuccessTime } from './exchange.ts'
export { buildUrl } from './request.ts'

let answering: Promise<unknown> = Promise.resolve()

/** Holds every call until `until` settles too: on a first visit the page opens before its backend. The caller handles a rejection. */
export const holdCalls = (until: Promise<unknown>): void => {
  answering = Promise.all([answering, until])
}

interface Sent<Answer> {
  readonly answer: Answer
  /** The number of the write, for `deshacer`; undefined when the API names none. */
  readonly change: number | undefined
  /** The answer's, which may tell of an upload (contract/upload-headers.ts). */
  readonly headers: Headers
}

const readChangeNumber = ({ headers }: Response): number | undefined => {
  const change = Number(headers.get(changeHeader))
  return Number.isSafeInteger(change) && change > 0 ? change : undefined
}

/** Loads the code that judges the answer before sending the write. */
const sendConfirmedWrite = async <Answer>(endpoint: Endpoint<unknown, Answer>, values: Values, options: Options) => {
  const { writeWithConfirmation } = await import('./confirm-write.ts').catch(() => {
    throw new ApiError(0, offlineMessage(endpoint), endpoint.access)
  })
  const made = await writeWithConfirmation(endpoint, values, () => receive(endpoint, values, options))
  noteExchange(endpoint, values, made.received)
  return made
}

/** Makes a call of the contract. Throws `ApiError` only. */
export const call = async <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
  options?: Options,
): Promise<Answer> => (await send(endpoint, input, options)).answer

/** Makes a call of the contract, and tells the number of its write. Throws `ApiError` only. */
export async function send<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
  options: Options = {},
): Promise<Sent<Answer>> {
  await answering
  const values = toValues(input)
  // Only a live API may claim a write that it did not do.
  const { received, answer } =
    import.meta.env.VITE_API_URL && writes(endpoint)
      ? await sendConfirmedWrite(endpoint, values, options)
      : await ask(endpoint, values, options)
  return { answer, change: readChangeNumber(received.response), headers: received.response.headers }
}

/** Reads an answer that arrived within the page. */
export const readInlineAnswer = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
  text: string,
): Promise<Answer> => read(endpoint, toValues(input), { response: new Response(), text, value: parse(text) })
