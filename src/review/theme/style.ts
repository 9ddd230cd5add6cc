/** A theme as a stylesheet over the app's own. */
import { pictureKeys, tokensOf, type Theme } from './theme.ts'

const lines = (tokens: ReadonlyMap<string, string>): string =>
  [...tokens].map(([name, value]) => `${name}:${value}`).join(';')

/**
 * The stylesheet of a theme; '' where nothing differs from the house. The review tools keep the house's colours, so that a theme
 * that nobody can read can still be left. A logo is drawn over the picture of its element.
 */
export const styleOf = (theme: Theme, house: Theme, css: string): string => {
  const own = tokensOf(theme, css)
  const usual = tokensOf(house, css)
  const changed = new Map([...own].filter(([name, value]) => value !== usual.get(name)))
  const kept = new Map([...usual].filter(([name]) => changed.has(name)))
  return [
    ...(changed.size > 0 ? [`:root:root{${lines(changed)}}`, `[data-review][data-review]{${lines(kept)}}`] : []),
    ...pictureKeys.flatMap((key) =>
      theme[key] === '' ? [] : [`img[data-logo='${key}']{content:url("${theme[key]}")}`],
    ),
  ].join('\n')
}
