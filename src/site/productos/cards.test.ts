import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cards } from './Cards.tsx'
import { allAtOnce, pageStep } from './load-more.ts'

test('the steps of a long list are empty boxes while its cards are to come, as in the HTML of its page', () => {
  const html = renderToStaticMarkup(createElement(Cards, { productos: [], total: allAtOnce + pageStep, listed: {} }))
  expect(html.match(/<div style="height:calc\(var\(--step-height\) \* 1\)"><\/div>/g)).toHaveLength(
    allAtOnce / pageStep,
  )
})
