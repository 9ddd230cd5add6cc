const noNav = ['/admin/login', '/admin/panel', '/zonaPrivada']
const noFooter = ['/admin/login', '/admin/panel']

const startsWithAny = (path: string, starts: readonly string[]) => starts.some((start) => path.startsWith(start))

/** Which parts of the public frame a path shows (§2.1). */
export const chromeOf = (path: string): { nav: boolean; footer: boolean } => ({
  nav: !startsWithAny(path, noNav),
  footer: !startsWithAny(path, noFooter),
})
