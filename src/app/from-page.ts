/** What a page of the build knows (src/build/prerender): part of the smallest file, so nothing of the contract is here. */
import type { Ahead } from '../api/ahead.ts'

declare global {
  /** What the page's own script (build/prerender/early.ts) keeps for the code that comes. */
  interface Window {
    /** What was clicked meanwhile; for as long as there is a list. */
    clicked?: HTMLElement[] | undefined
    /** Has the pictures come that made way for the code. */
    releasePictures?: () => void
  }
}

export interface PageFacts {
  /** What the API answered when it was made, by address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Where the host itself has a file, by its path: for as long as the worker does not answer. */
  readonly files: Readonly<Record<string, string>>
}

const none: PageFacts = { answers: {}, files: {} }

/** They count as old: what is on screen is read again once somebody answers. */
export const factsOfPage = () => {
  const text = document.getElementById('answers')?.textContent
  const { answers, files }: PageFacts = text ? JSON.parse(text) : none
  const asked = new Map<string, Ahead>(Object.entries(answers).map(([url, body]) => [url, { at: 0, body }]))
  return { asked, files: new Map(Object.entries(files)), settled: Promise.resolve() }
}
