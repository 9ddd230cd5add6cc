/** The suite through the demo build's own worker in a browser: what the build's minifier and the stand-ins for msw's packages change shows here. */
import { chromium } from '@playwright/test'
import { afterAll } from 'vitest'
import { builds } from '../kit/host.ts'
import { shellLaunch } from './chromium.ts'
import { serve } from '#server/files/serve.ts'
import type { Site } from '#mocks/conformance/visitor.ts'
import { ownBrowser } from '#mocks/conformance/in-process.ts'
import { conformance } from '#mocks/conformance/suite.ts'

const host = await serve(builds.demo, 0)
const browser = await chromium.launch(shellLaunch())
afterAll(async () => {
  await browser.close()
  host.close()
})

const worker: Site = {
  isDisposable: true,
  lenient: (_, text) => text,
  open: async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${host.url}/contactos`)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    return ownBrowser(host.url, async (path, init) => {
      const request = new Request(new URL(path, host.url), init)
      const answer = await page.evaluate(
        async ({ bytes, ...sent }) => {
          const body = bytes && Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0)
          const response = await fetch(sent.url, { ...sent, ...(body && { body }) })
          let text = ''
          for (const byte of new Uint8Array(await response.arrayBuffer())) text += String.fromCodePoint(byte)
          return { status: response.status, headers: [...response.headers], bytes: btoa(text) }
        },
        {
          url: request.url,
          method: request.method,
          headers: [...request.headers],
          // The browser and the test hand each other bytes as texts.
          bytes: Buffer.from(await request.arrayBuffer()).toString('base64'),
        },
      )
      const isEmpty = answer.status === 204 || answer.status === 304
      return new Response(isEmpty ? null : Buffer.from(answer.bytes, 'base64'), answer)
    })
  },
}

conformance(worker)
