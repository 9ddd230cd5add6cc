/** Sends a batch of letters, and finds out whether a refusal is about the sender of all of them. */
import type { OutboxRow } from '#mocks/store/rows.ts'
import { isUnknownReceiver, type NotTaken } from './smtp.ts'

const connections = 3

export interface Refused {
  readonly row: OutboxRow
  readonly failure: NotTaken
}

/** Two receivers that are refused by the same numbers have the sender in common. */
const isAboutSender = ({ row, failure }: Refused, earlier: readonly Refused[]) =>
  failure.about === 'sender' ||
  earlier.some((other) => other.failure.code === failure.code && other.row.a[0] !== row.a[0])

interface Sending {
  readonly send: (row: OutboxRow) => Promise<NotTaken | undefined>
  /** Notes a failure that is no sender's. */
  readonly fail: (refused: Refused) => Promise<void>
  readonly ending?: AbortSignal | undefined
}

/** Sends letters until one stops the queue. Refusals for good are handed back: the next ones may show that they are about the sender. */
export const sendAll = async (rows: readonly OutboxRow[], { send, fail, ending }: Sending) => {
  const waiting = [...rows]
  const refusals: Refused[] = []
  let stop: NotTaken | undefined
  /** Sends one more; whether it was refused for good. */
  const step = async (): Promise<boolean> => {
    const row = waiting.shift()
    const failure = row && (await send(row))
    if (!failure) return false
    if (failure.about !== 'sender' && (failure.code === undefined || isUnknownReceiver(failure))) {
      await fail({ row, failure })
      return false
    }
    if (isAboutSender({ row, failure }, refusals)) stop ??= failure
    refusals.push({ row, failure })
    return true
  }
  const goesOn = () => waiting.length > 0 && !stop && !ending?.aborted
  // The first goes alone, since the server may take none; so does the next one after a refusal for good.
  while (goesOn() && (await step()));
  const lane = async () => {
    while (goesOn()) await step()
  }
  await Promise.all(Array.from({ length: connections }, lane))
  return { waiting, refusals, stop }
}
