/** Answers that arrive within the page, by address. Each query reads its own answer by the contract. */
import type { Endpoint } from '#contract/endpoint.ts'
import { fits } from '#contract/reading/fits.ts'

let answers: ReadonlyMap<string, unknown> = new Map()
let totals: Readonly<Record<string, number>> = {}

/** `cut`: how long the lists are of which the page brought the beginning alone. */
export const takeAhead = (pageAnswers: ReadonlyMap<string, unknown>, cut: typeof totals = {}): void => {
  answers = pageAnswers
  totals = cut
}

/** How long a list is of which the page brought the beginning alone. */
export const totalAhead = (url: string): number | undefined => totals[url]

/** The answer of a read, if the page brought one that fits the contract exactly. */
export const answerAhead = <Answer>({ response }: Endpoint<unknown, Answer>, url: string): Answer | undefined => {
  const answer = answers.get(url)
  return fits(response, answer) ? answer : undefined
}
