/** The original name of a stored file: the backend appends eight characters to an upload's name. */
export const originalName = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? '').replace(/-[0-9a-f]{8}(?=\.\w+$)/, '')
