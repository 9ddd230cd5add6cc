import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { call, send } from './client.ts'
import { harmless } from './harmless.ts'
import { refreshAfterWrite } from './queries.ts'

const useMutationOf = <Input, Result>({ changes }: Endpoint<Input>, mutationFn: (input: Input) => Promise<Result>) => {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: harmless(() => refreshAfterWrite(client, changes)) })
}

/** A mutation that refreshes the changed resources when it succeeds. */
export const useWrite = <Input, Answer>(endpoint: Endpoint<Input, Answer>) =>
  useMutationOf(endpoint, (input: Input) => call(endpoint, input))

/** The same mutation with the answer and `change`, the number that `deshacer` takes. */
export const useChange = <Input, Answer>(endpoint: Endpoint<Input, Answer>) =>
  useMutationOf(endpoint, (input: Input) => send(endpoint, input))
