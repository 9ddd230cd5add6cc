/** The files that differ from a commit, those of no commit yet among them. */
import { execFileSync } from 'node:child_process'

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

export const changedFiles = (since = 'HEAD'): readonly string[] => [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
