/** Of a journey that failed: what its pages show, and the requests without an answer. A hang that is seen once is told from these lines. */
import type { BrowserContext, Request } from '@playwright/test'

/** Follows the requests of a browser's pages and worker. Resolves with lines for the log. */
export const watchForLastSight = (context: BrowserContext): (() => Promise<string>) => {
  const pending = new Set<Request>()
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    const pages = context.pages().map(async (page) => [
      `Page ${page.url()}`,
      await page
        .locator('body')
        .ariaSnapshot({ timeout: 5_000 })
        .catch((error: unknown) => String(error)),
    ])
    return [
      ...(await Promise.all(pages)).flat(),
      ...Array.from(pending, (request) => `No answer: ${request.method()} ${request.url()}`),
    ].join('\n')
  }
}
