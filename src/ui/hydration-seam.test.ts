import router from '@tanstack/react-router/package.json' with { type: 'json' }
import { createElement, Suspense, use, version } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fulfilled, heldFor } from './hydration-seam.ts'

// How React hydrates, and hears typed text, is tried in a browser: stories/ui/HydrationBoundary.stories.tsx, e2e/before-hydration.spec.ts.
test('code that rests on the inside of libraries was checked against their installed versions', () => {
  expect(version.startsWith(`${heldFor.react}.`)).toBe(true)
  expect(router.version.startsWith(`${heldFor.router}.`)).toBe(true)
})

test('a fulfilled promise is used at once', async () => {
  const promise = Promise.resolve('palabras')
  const Words = () => use(promise)
  const page = () => renderToString(createElement(Suspense, { fallback: 'nada' }, createElement(Words)))
  expect(page()).toContain('nada')
  const fulfilledPromise = Promise.resolve('palabras')
  await fulfilled(fulfilledPromise)
  const Context = () => use(fulfilledPromise)
  expect(renderToString(createElement(Suspense, { fallback: 'nada' }, createElement(Context)))).toContain('palabras')
})
