import { describe } from 'vitest'
import type { Browser } from './browser.ts'
import { httpBrowser } from './http.ts'
import { journalFile, openJournal } from './journal.ts'
import { mend } from './mend.ts'
import { steward } from './steward.ts'
import type { Steward } from './steward.ts'
import { conformance } from './suite.ts'
import { traced } from './trace.ts'

/** `API_URL=https://api.example.com npm run conformance`; without one this file is left out (vitest.config.ts). */
const { API_URL = '' } = process.env

/** A page reads before it writes: a backend that hands out an XSRF cookie does it then. */
const open = async (): Promise<Browser> => {
  const browser = httpBrowser(API_URL)
  await browser.send('/api/obtenerLogos')
  return browser
}

const journal = openJournal(journalFile(API_URL))
let keeping: Promise<Steward> | undefined
const keeper = () => (keeping ??= open().then((browser) => steward(traced(browser))))

describe(`the backend at ${API_URL}`, () => {
  conformance({ isDisposable: false, open, mend, keeping: { journal, keeper } })
})
