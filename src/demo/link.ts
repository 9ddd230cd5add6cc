/** The address that opens a screen in a scenario; its hash, the panel's place, stays behind. */
export const linkTo = (path: string, scenario: string): string => {
  if (scenario === '') return path
  const [rest = '', hash] = path.split('#')
  return `${rest}${rest.includes('?') ? '&' : '?'}escenario=${encodeURIComponent(scenario)}${hash === undefined ? '' : `#${hash}`}`
}
