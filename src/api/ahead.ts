/** Answers that were asked for before this code was here, by address. What is in them is read, like any other, by who wants it. */
import type { Endpoint } from '../contract/endpoint.ts'
import { fits } from '../contract/reading/fits.ts'
import { parse } from '../contract/reading/parse.ts'

export interface Ahead {
  /** When it was asked for; 0: it is the build's. */
  readonly at: number
  /** Once it is here: a text as it came, or what the build knows. */
  body?: unknown
  /** For as long as nobody has taken it: the text, or nothing when it failed. */
  coming?: Promise<string | undefined> | undefined
}

let answers: ReadonlyMap<string, Ahead> = new Map()

export const takeAhead = (asked: ReadonlyMap<string, Ahead>): void => {
  answers = asked
}

/** When what is known ahead is from. */
export const askedAt = (url: string): number | undefined => answers.get(url)?.at

/** What is known of an answer at once: it is here, and just as the contract says. */
export const knownAhead = <Answer>({ response }: Endpoint<unknown, Answer>, url: string): Answer | undefined => {
  const ahead = answers.get(url)
  if (ahead?.body === undefined) return undefined
  if (typeof ahead.body === 'string') ahead.body = parse(ahead.body)
  if (!fits(response, ahead.body)) return undefined
  ahead.coming = undefined
  return ahead.body
}

/** The text that is on its way or here already, once: who asks again asks the backend. */
export const comingAhead = (url: string): Promise<string | undefined> | undefined => {
  const ahead = answers.get(url)
  const coming = ahead?.coming
  if (ahead) ahead.coming = undefined
  return coming
}
