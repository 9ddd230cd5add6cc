import { errorMessage } from '../../api/errors.ts'
import { useWrite } from '../../api/write.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { showAlert } from './alert.ts'

/**
 * A write of the panel, with its alert (§8): what the contract says is done, or why not. `send` resolves to the error, if any.
 * `failure` and `success` are for the calls to which §8 gives a sentence of their own.
 */
export const useSave = <Input, Answer>(endpoint: Endpoint<Input, Answer>, failure?: string, success = `${endpoint.done ?? endpoint.name} con éxito`) => {
  const { mutateAsync, isPending } = useWrite(endpoint)
  const send = async (input: Input): Promise<unknown> => {
    try {
      await mutateAsync(input)
      showAlert(success, 1)
      return undefined
    } catch (error) {
      showAlert(failure ?? errorMessage(error), 2)
      return error
    }
  }
  return { send, busy: isPending }
}
