/** Writes of a live build. A write is done when the API says so or a second read shows it. Loaded with the first write. */
import type { Endpoint } from '../contract/endpoint.ts'
import { fits } from '../contract/reading/fits.ts'
import { notDone, unsure } from './failure.ts'
import { answerOf } from './read-answer.ts'
import type { Received, Values } from './request.ts'
import { isLiteral, isTaken, isUnread, verdictOf } from '../contract/reading/verdict.ts'

interface Made<Answer> {
  readonly received: Received
  readonly answer: Answer
}

/** A sentence of success is not shown as the reason of a failure. */
const reasonIn = (body: unknown): unknown => (isTaken(body) ? undefined : body)

/** Sends a write by `ask`. Throws when the write is refused, missing afterwards, or uncertain. */
export const writeSurely = async <Answer>(
  endpoint: Endpoint<unknown, Answer>,
  values: Values,
  ask: () => Promise<Received>,
): Promise<Made<Answer>> => {
  const isSeen = !isUnread(endpoint) && !isLiteral(endpoint)
  const witness = isSeen ? await (await import('./witness.ts')).watch(endpoint, values) : undefined
  const received = await ask()
  const answer = await answerOf(endpoint, values, received)
  const verdict = verdictOf(endpoint, values, { status: received.response.status, text: received.text })
  if (verdict.kind !== 'unknown' || !witness) return { received, answer }
  const { found, id } = await witness()
  if (found === 'no') throw notDone(endpoint, 422, reasonIn(verdict.body))
  if (found === 'unsure') throw unsure(endpoint)
  const made: unknown = { id }
  return { received, answer: fits(endpoint.response, made) ? made : answer }
}
