/** Whether a robots.txt for all crawlers allows a path: the longest rule that the path begins with counts (RFC 9309). */
export const mayCrawl = (robots: string, path: string): boolean => {
  const rules = robots.split('\n').flatMap((line) => {
    const [word = '', start = ''] = line.split(': ')
    return (word === 'Allow' || word === 'Disallow') && path.startsWith(start) ? [{ word, length: start.length }] : []
  })
  const [longest] = rules.toSorted((a, b) => b.length - a.length)
  return longest?.word !== 'Disallow'
}
