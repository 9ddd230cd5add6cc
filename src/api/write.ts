import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { call } from './client.ts'
import { harmless } from './harmless.ts'
import { refresh } from './queries.ts'

/** A mutation of a write: what it changes is fetched again when it succeeds. */
export const useWrite = <Input, Answer>(endpoint: Endpoint<Input, Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(endpoint, input),
    onSuccess: harmless(() => refresh(client, endpoint.changes)),
  })
}
