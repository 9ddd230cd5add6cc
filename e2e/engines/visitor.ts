/** The acts of a visitor. Each waits until it is possible, and names in its failure the thing that it waited for. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Browser, Control } from './browser.ts'
import { byRole, fieldToFill, hasLibrary, hasText } from './page.ts'

const require = createRequire(import.meta.url)
/** Testing Library as one script. */
const library = readFileSync(
  join(require.resolve('@testing-library/dom/package.json'), '../dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** A string matches the whole text; a regular expression matches as it is. */
const patternOf = (text: string | RegExp) =>
  typeof text === 'string' ? `^${text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$` : text.source

/** The source of a function call, for the page. */
const callOf = <Args extends unknown[]>(script: (...args: Args) => unknown, args: Args) =>
  `(${String(script)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`

export type Visitor = ReturnType<typeof visitorOf>

export const visitorOf = (browser: Browser, origin: string) => {
  const run = <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
    browser.run<Result>(callOf(script, args))
  /** Every new page needs the library. */
  const withLibrary = async () => {
    if (!(await run(hasLibrary))) await browser.run(library)
  }

  /** Retries until `holds` passes; during a navigation it asks the next page. A failure tells what is on screen instead. */
  const inTime = (holds: () => Promise<void>) =>
    expect(holds)
      .toPass()
      .catch(async (error: unknown) => {
        const words = await run(() => document.body.innerText).catch(String)
        throw new Error(`${String(error)}\n\nOn screen:\n${words}`, { cause: error })
      })

  const reach = async <Args extends unknown[]>(
    what: string,
    script: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<Control> => {
    await withLibrary()
    const found = await browser.find(callOf(script, args))
    if (!found) throw new Error(`not here: ${what}`)
    return found
  }

  const sees = (text: string | RegExp) =>
    inTime(async () => {
      await withLibrary()
      expect(await run(hasText, patternOf(text)), `to see ${String(text)}`).toBe(true)
    })

  return {
    ...browser,
    run,
    addressOf: (path: string) => origin + path,
    /** A path of the host's, or a whole address. */
    open: (path: string) => browser.open(new URL(path, origin).href),
    sees,
    /** Sees it here, or on one more visit: a busy browser gives way to a new worker only once it is idle. */
    seesAtLast: async (text: string) => {
      await sees(text).catch(() => browser.open(origin))
      await sees(text)
    },
    loses: (text: string | RegExp) =>
      inTime(async () => {
        await withLibrary()
        expect(await run(hasText, patternOf(text)), `to lose ${String(text)}`).toBe(false)
      }),
    clicks: (role: string, name: string | RegExp) =>
      inTime(async () => {
        const control = await reach(`${role} ${String(name)}`, byRole, role, patternOf(name))
        await control.click()
      }),
    writes: async (label: string, text: string) => {
      await inTime(async () => {
        await reach(`field ${label}`, fieldToFill, patternOf(label))
      })
      await browser.type(text)
    },
    attaches: (label: string, file: string) =>
      inTime(async () => {
        const field = await reach(`field ${label}`, fieldToFill, patternOf(label))
        await field.attach(file)
      }),
  }
}
