/** A story that leaves something in the page fails: stories share it, in any order. What the app keeps goes by itself: .storybook/own-page.ts. */
import { composeStory } from 'storybook/preview-api'
import { afterEach, beforeEach, expect } from 'vitest'
import { isOurs } from './.storybook/own-page.ts'

/** Storybook ends a story when the next one loads. */
const nothing = composeStory({ render: () => null }, { title: 'Nothing' }, {}, {})

/** The times, in ms, of the intervals that run. */
const intervals = new Map<unknown, number | undefined>()
const { setInterval, clearInterval } = globalThis
Object.assign(globalThis, {
  setInterval: (run: () => void, ms?: number) => {
    const id = setInterval(run, ms)
    // msw keeps its worker awake.
    if (ms !== 5_000) intervals.set(id, ms)
    return id
  },
  clearInterval: (id: number) => {
    intervals.delete(id)
    clearInterval(id)
  },
})

// The addon of axe sets it with the first story.
document.body.style.filter = 'none'

const attributesOf = ({ attributes }: Element) =>
  [...attributes]
    .filter(({ name, value }) => name !== 'style' || value !== '')
    .map(({ name, value }) => `${name}=${value}`)
const childrenOf = (element: Element, selector: string) =>
  [...element.children].filter((child) => child.matches(selector)).map(({ outerHTML }) => outerHTML)

/** What the app does not know for its own. */
const othersIn = (storage: Storage) => Object.entries(storage).filter(([key]) => !isOurs(key))

const page = () => ({
  address: location.href,
  html: attributesOf(document.documentElement),
  head: childrenOf(document.head, ':not(style, script, link)'),
  bodyAttributes: attributesOf(document.body),
  // The pins of comments stand there for a page's life, empty without comments.
  body: childrenOf(document.body, ':not([data-review-pins])'),
  adopted: [...document.adoptedStyleSheets],
  intervals: [...intervals.values()],
  stored: [localStorage, sessionStorage].flatMap(othersIn),
  functions: [setTimeout, globalThis.setInterval, clearTimeout, globalThis.clearInterval, Date, fetch],
  open: Object.hasOwn(indexedDB, 'open'),
})

let before: ReturnType<typeof page>
beforeEach(() => {
  before = page()
})
afterEach(async () => {
  await nothing.load()
  // oxlint-disable-next-line vitest/no-standalone-expect -- after each test
  expect(page(), 'The story leaves the page as it was.').toEqual(before)
})
