/** Ends a process that cannot do its work, at once: a timer or a connection would keep it alive. */
export const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
