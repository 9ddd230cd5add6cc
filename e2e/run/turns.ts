/** What takes long and breaks seldom: a release runs it in one of three turns. `TURN` says which one; without it all run. */
import { spawnSync } from 'node:child_process'

/** No turn runs the built worker: only the whole release does. */
const turns = { WebKit: '1', PostgreSQL: '2', pictures: '3', recipes: '3', 'built worker': 'whole' }

export const isTurnOf = (name: keyof typeof turns): boolean =>
  process.env['TURN'] === undefined || process.env['TURN'] === turns[name]

/** '1', '2' or '3', as the commit chooses. */
export const turnOfCommit = (): string => {
  const commit = Number.parseInt(spawnSync('git', ['rev-parse', '--short=6', 'HEAD']).stdout.toString(), 16)
  return String((commit % 3 || 0) + 1)
}
