/** Writes of a live build. A write is done when the API says so or a second read shows it. Loaded with the first write. */
import type { Endpoint } from '#contract/endpoint.ts'
import { fits } from '#contract/reading/fits.ts'
import { notDone, unsure } from './failure.ts'
import { refuseLostFile } from './lost-file.ts'
import { interpretAnswer } from './read-answer.ts'
import type { Received, Values } from './request.ts'
import { isLiteral, isTaken, isUnread, judgeWrite } from '#contract/reading/verdict.ts'

interface Made<Answer> {
  readonly received: Received
  readonly answer: Answer
}

/** A sentence of success is not shown as the reason of a failure. */
const toFailureReason = (body: unknown): unknown => (isTaken(body) ? undefined : body)

/** Sends a write by `ask`. Throws when the write is refused, missing afterwards, or uncertain. */
export const writeWithConfirmation = async <Answer>(
  endpoint: Endpoint<unknown, Answer>,
  values: Values,
  ask: () => Promise<Received>,
): Promise<Made<Answer>> => {
  const isSeen = !isUnread(endpoint) && !isLiteral(endpoint)
  const verify = isSeen ? await (await import('./verify-write.ts')).watchWrite(endpoint, values) : undefined
  const received = await ask().catch(async (error: unknown) => {
    await refuseLostFile(endpoint, values)
    throw error
  })
  const answer = await interpretAnswer(endpoint, values, received)
  const verdict = judgeWrite(endpoint, values, { status: received.response.status, text: received.text })
  if (verdict.kind !== 'unknown' || !verify) return { received, answer }
  const { outcome, id } = await verify()
  if (outcome === 'no') throw notDone(endpoint, 422, toFailureReason(verdict.body))
  if (outcome === 'unsure') throw unsure(endpoint)
  const made: unknown = { id }
  return { received, answer: fits(endpoint.response, made) ? made : answer }
}
