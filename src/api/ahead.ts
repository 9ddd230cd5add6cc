/** Answers that the page came with, by address. What is in them is read, like any other, by who wants it. */
import type { Endpoint } from '../contract/endpoint.ts'
import { fits } from '../contract/reading/fits.ts'

let answers: ReadonlyMap<string, unknown> = new Map()

export const takeAhead = (known: ReadonlyMap<string, unknown>): void => {
  answers = known
}

/** What is known of an answer, where it is just as the contract says. */
export const knownAhead = <Answer>({ response }: Endpoint<unknown, Answer>, url: string): Answer | undefined => {
  const answer = answers.get(url)
  return fits(response, answer) ? answer : undefined
}
