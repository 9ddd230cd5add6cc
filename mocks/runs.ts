/** How much of a dear test runs: `check` and `npm test` make a part of it; a release, and who runs a file by hand, the whole. */
export const isPart = ['check', 'test'].includes(process.env['UNIT'] ?? '')

/** The runs of a property. */
export const runs = (count: number) => ({ numRuns: isPart ? Math.ceil(count / 5) : count })

/** The cases of a test: in part the first ones, so the most different ones come first. */
export const first = <Case>(count: number, cases: readonly Case[]) => (isPart ? cases.slice(0, count) : cases)
