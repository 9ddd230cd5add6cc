import { http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'

export interface Msw {
  readonly msw: { use: (...handlers: ReturnType<typeof http.all>[]) => void }
}

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('Content-Type')?.includes('json') ? request.json() : Object.fromEntries(await request.formData())

/** Notes the requests of a story to a call. The backend answers, unless the story does: `noted.beforeEach`, then the step `noted.isSent({ … })`. */
export const notes = (path: string, answer?: () => Promise<Response> | Response) => {
  const sent = fn()
  return {
    beforeEach: ({ msw }: Msw): void => {
      sent.mockClear()
      msw.use(
        http.post(path, async ({ request }) => {
          sent(await bodyOf(request.clone()))
          return answer?.()
        }),
      )
    },
    /** A step: these bodies were sent, each once. */
    isSent:
      (...bodies: readonly object[]) =>
      (): Promise<void> =>
        waitFor(() => expect(sent.mock.calls.flat()).toEqual(bodies)),
  }
}
