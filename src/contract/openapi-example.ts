/** One recorded call and its answer. */
export interface Example {
  /** Path and query parameters, by wire name. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** By wire name; a file as its name in brackets. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** By media type. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly disposition: string | undefined
  readonly history: string | undefined
}

/** Recorded calls by name, and one refusal of each status. */
export interface Examples {
  readonly calls: Readonly<Record<string, Example>>
  readonly refusals: Readonly<Record<number, unknown>>
}
