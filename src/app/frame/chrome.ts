const isPanel = (path: string) => /^\/admin\/(login|panel)/.test(path)

/** Which parts of the public frame a path shows (§2.1). */
export const getChrome = (path: string): { nav: boolean; footer: boolean } => ({
  nav: !isPanel(path) && !path.startsWith('/zonaPrivada'),
  footer: !isPanel(path),
})
