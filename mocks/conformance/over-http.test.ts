import { describe } from 'vitest'
import { extractJson } from '#contract/reading/extract-json.ts'
import { broken, read } from '#contract/reading/answer.ts'
import type { Browser } from './browser.ts'
import { httpBrowser } from './http.ts'
import { journalFile, openJournal } from './journal.ts'
import type { ReadText } from './reading.ts'
import { openAdminClient, type AdminClient } from './admin-client.ts'
import { conformance } from './suite.ts'
import { traced } from './trace.ts'

/** `API_URL=https://api.example.com npm run conformance`; without it this file is skipped (vitest.config.ts). */
const { API_URL = '' } = process.env

/** Reads before writing, because backends hand out the XSRF cookie with a read. */
const open = async (): Promise<Browser> => {
  const browser = httpBrowser(API_URL)
  await browser.send('/api/obtenerLogos')
  return browser
}

/** Reads answers of other backends as the app does. */
const lenient: ReadText = ({ response }, text) => {
  const body = extractJson(text)
  const value = read({ drift: new Map(), dropped: [], requestedId: undefined }, response, body)
  return value === broken ? body : value
}

const journal = openJournal(journalFile(API_URL))
let adminClient: Promise<AdminClient> | undefined
const openAdmin = () => (adminClient ??= open().then((browser) => openAdminClient(traced(browser))))

describe(`the backend at ${API_URL}`, () => {
  conformance({ isDisposable: false, open, lenient, cleanup: { journal, openAdmin } })
})
