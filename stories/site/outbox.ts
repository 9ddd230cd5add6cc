import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { keepWaiting, type Waiting } from '#state/outbox/waiting.ts'
import type { Msw } from '../notes.ts'

export const putIntoOutbox = async (...messages: Waiting[]): Promise<void> => {
  for (const message of messages) await keepWaiting(message)
}

/** Waits for the senders of messages, which each hold a lock: a refused message returns to the form's draft. */
const nobodySends = () =>
  waitFor(async () => {
    const { held = [] } = await navigator.locks.query()
    await expect(held.filter(({ name }) => name?.startsWith('por-enviar'))).toEqual([])
  })

/**
 * A message stays on its way while the story is there: `sending.beforeEach`, then the step `sending.isSentOnce`. Afterwards the API refuses
 * it, and the story ends when its sender has: otherwise the message would come into the form of the next story.
 */
export const onItsWay = (path: string) => {
  const arrived = fn()
  return {
    beforeEach: ({ msw }: Msw) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      msw.use(
        http.post(path, async () => {
          arrived()
          await ended
          return HttpResponse.json({ message: 'La historia terminó.' }, { status: 400 })
        }),
      )
      return () => {
        end()
        return nobodySends()
      }
    },
    isSentOnce: () => waitFor(() => expect(arrived).toHaveBeenCalledOnce()),
  }
}
