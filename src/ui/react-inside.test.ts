import { createElement, Suspense, use, version } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fulfilled, heldFor } from './react-inside.ts'

// How React hydrates, and hears typed text, is tried in a browser: stories/ui/Piece.stories.tsx, e2e/before-hydration.spec.ts.
test('code that rests on the inside of React was checked against the installed version', () => {
  expect(version.startsWith(`${heldFor}.`)).toBe(true)
})

test('a fulfilled promise is used at once', async () => {
  const promise = Promise.resolve('palabras')
  const Words = () => use(promise)
  const page = () => renderToString(createElement(Suspense, { fallback: 'nada' }, createElement(Words)))
  expect(page()).toContain('nada')
  const other = Promise.resolve('palabras')
  await fulfilled(other)
  const Known = () => use(other)
  expect(renderToString(createElement(Suspense, { fallback: 'nada' }, createElement(Known)))).toContain('palabras')
})
