import { test as base, expect } from '@playwright/test'

type Fixtures = {
  /** Console errors that a journey provokes on purpose: `test.use({ expectedErrors: [/401/] })`. */
  expectedErrors: RegExp[]
  quietConsole: undefined
}

/** Playwright's `test`, where any other error in the console or the page fails the journey. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quietConsole: [async ({ context, expectedErrors }, use) => {
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (event) => errors.push(event.error().stack ?? event.error().message))
    await use(undefined)
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
  }, { auto: true }],
})

export { expect }
