/** Back to the home of a returning visitor: loaded again, and restored from the browser's back/forward cache, which Playwright switches off. */
import { chromium } from 'playwright'
import { chromiumLaunch } from '../run/chromium.ts'
import type { Bench, Part } from './bench.ts'
import { backTo, paintOf } from './paint.ts'
import { hostMinimal } from './pages.ts'
import { inTurn, type Result } from './report.ts'
import { fresh, returning, times } from './visits.ts'

const measured = async (bench: Bench, how: string): Promise<Result[]> => {
  const [minimal, home] = [await hostMinimal(bench), `${bench.app}/`]
  const [bare, visitor] = [await fresh(bench), await returning(bench, home)]
  await paintOf(bare, minimal, false, false)
  const results: Result[] = []
  for (const throttled of [false, true]) {
    const of = await inTurn(times, {
      minimal: () => paintOf(bare, minimal, throttled, false),
      // The same port under another name is another site.
      'another site': () => backTo(visitor, home, minimal.replace('127.0.0.1', 'localhost'), throttled),
      '/empresa': () => backTo(visitor, home, `${bench.app}/empresa`, throttled),
    })
    const against = { what: 'minimal page, return visit', value: of('minimal', ({ content }) => content) }
    for (const from of ['another site', '/empresa']) {
      const what = `/${throttled ? ', slow' : ''}: Back from ${from}, ${how}`
      const [content, works] = [of(from, (visit) => visit.content), of(from, (visit) => visit.works)]
      results.push({ what: `${what}, first content`, value: content, unit: 'ms', against })
      results.push({ what: `${what}, click works`, value: works, unit: 'ms' })
    }
  }
  for (const context of [bare, visitor]) await context.close()
  return results
}

export const back: Part = async (bench) => {
  const browser = await chromium.launch({ ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    return [...(await measured(bench, 'loaded again')), ...(await measured({ ...bench, browser }, 'restored'))]
  } finally {
    await browser.close()
  }
}
