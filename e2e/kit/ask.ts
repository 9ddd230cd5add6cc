import type { Page } from '@playwright/test'
import { requestTo, type Values } from '#mocks/conformance/requests.ts'
import type { Endpoint } from '#contract/endpoint.ts'

const valuesOf = (input: unknown): Values => (typeof input === 'object' && input !== null ? { ...input } : {})

/** Makes a JSON call from the page, where the API shares the page's origin. Throws where the API refuses. */
export const ask = async <Input, Answer>(
  page: Page,
  call: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
): Promise<Answer> => {
  const [path, { method = 'GET', headers = {}, body }] = requestTo(call, valuesOf(input))
  const form =
    body instanceof FormData
      ? [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const)
      : undefined
  return page.evaluate(
    async ([address, init, fields]) => {
      const sent = new FormData()
      for (const [name, value] of fields ?? []) sent.append(name, value)
      const response = await fetch(address, fields ? { method: init.method, body: sent } : init)
      if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    [
      path,
      { method, headers: Object.fromEntries(new Headers(headers)), ...(typeof body === 'string' && { body }) },
      form,
    ] as const,
  )
}
