/** `npm run pictures` compares the pictures; `npm run pictures -- accept` keeps them as they are drawn now. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserHere, isPinned, pinFile } from './browser.ts'
import { storybookFolder } from '../storybook/host.ts'

const run = (command: string, ...words: string[]): void => {
  const { status } = spawnSync(join('node_modules/.bin', command), words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const accepts = process.argv.includes('accept')
if (!accepts && !isPinned()) {
  console.log(
    `Not compared: this is another browser than that of ${pinFile}. 'npm run pictures -- accept' makes the pictures anew with this one.`,
  )
  process.exit(0)
}
if (!process.argv.includes('built') || !existsSync(join(storybookFolder, 'index.json')))
  run('storybook', 'build', '-c', 'stories/.storybook', '-o', storybookFolder, '--disable-telemetry', '--quiet')
if (accepts) {
  rmSync(join(import.meta.dirname, 'kept'), { recursive: true, force: true })
  writeFileSync(pinFile, browserHere())
}
run('playwright', 'test', '-c', 'e2e/pictures', ...(accepts ? ['--update-snapshots=all'] : []))
