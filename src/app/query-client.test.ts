import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { createQueryClient } from './query-client.ts'

const failing = async (status: number) => {
  const onFailure = vi.fn()
  const client = createQueryClient({ onFailure, onWritten: vi.fn() })
  const queryFn = vi.fn(() => Promise.reject(new ApiError(status, 'No.', 'public')))
  await client
    .fetchQuery({
      queryKey: ['x', status],
      queryFn,
      retry: client.getDefaultOptions().queries?.retry ?? true,
      retryDelay: 1,
    })
    .catch(() => undefined)
  return { calls: queryFn.mock.calls.length, onFailure }
}

test.each([
  [0, 3],
  [502, 3],
  [400, 1],
  [401, 1],
  [404, 1],
  [422, 1],
  [500, 1],
  [503, 1],
  [507, 1],
])('a read that fails with %i is made %i time(s), and told once', async (status, times) => {
  const { calls, onFailure } = await failing(status)
  expect(calls).toBe(times)
  expect(onFailure).toHaveBeenCalledTimes(1)
})

const writing = (onWritten: () => unknown) => {
  const client = createQueryClient({ onFailure: vi.fn(), onWritten })
  return client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve('saved') })
    .execute(undefined)
}

test.each([
  [
    'throws',
    () => {
      throw new TypeError('navigator.storage is undefined')
    },
  ],
  ['fails later', () => Promise.reject(new Error('Refused'))],
])('what was written stays written when what follows it %s', async (_, follow) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(writing(follow)).resolves.toBe('saved')
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), 20_000)
})

test('a write is never repeated, and runs although the browser is offline', async () => {
  const onFailure = vi.fn()
  const client = createQueryClient({ onFailure, onWritten: vi.fn() })
  const mutationFn = vi.fn(() => Promise.reject(new ApiError(0, 'No.', 'panel')))
  await client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn }))
    .execute(undefined)
    .catch(() => undefined)
  expect(mutationFn).toHaveBeenCalledTimes(1)
  expect(onFailure).toHaveBeenCalledTimes(1)
})
