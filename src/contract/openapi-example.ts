/** A call as it was made and answered once. */
export interface Example {
  /** Of the address, by wire name. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** By wire name; a file is its name in brackets. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** By media type. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The Content-Disposition of a file. */
  readonly disposition: string | undefined
  /** What the history says of it. */
  readonly history: string | undefined
}

/** A run of the whole contract: its calls by name, one refusal of each status. */
export interface Examples {
  readonly calls: Readonly<Record<string, Example>>
  readonly refusals: Readonly<Record<number, unknown>>
}
