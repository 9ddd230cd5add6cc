/** The one way to reload the page (Volver, menu, logout), so that stories and tests can watch it. */
export const page = {
  reload: (): void => location.reload(),
}
