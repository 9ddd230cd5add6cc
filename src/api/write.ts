import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { call, send } from './client.ts'
import { harmless } from './harmless.ts'
import { refreshAfterWrite } from './queries.ts'
import { showUpdate } from './show-update.ts'

const useEndpointMutation = <Input, Result>(
  endpoint: Endpoint<Input>,
  mutationFn: (input: Input) => Promise<Result>,
) => {
  const client = useQueryClient()
  const follow = (_: Result, input: Input) => {
    showUpdate(client, endpoint, input)
    return refreshAfterWrite(client, endpoint.changes)
  }
  return useMutation({ mutationFn, onSuccess: harmless(follow) })
}

/** A mutation that refreshes the changed resources when it succeeds. */
export const useWrite = <Input, Answer>(endpoint: Endpoint<Input, Answer>) =>
  useEndpointMutation(endpoint, (input: Input) => call(endpoint, input))

/** The same mutation with the answer and `change`, the number that `deshacer` takes. */
export const useChange = <Input, Answer>(endpoint: Endpoint<Input, Answer>) =>
  useEndpointMutation(endpoint, (input: Input) => send(endpoint, input))
