/** `npm run pictures` compares the pictures; `npm run pictures -- accept` keeps them as they are drawn now. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isPinned, pin } from './browser.ts'
import { isNewer } from '#build/if-stale.ts'
import { storybookFolder } from '../storybook/host.ts'

const stored = join(import.meta.dirname, 'kept')

const run = (command: string, ...words: string[]): void => {
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Packs each picture as small as it gets, with the same pixels. */
const pack = async (): Promise<void> => {
  for (const name of globSync('**/*.png', { cwd: stored })) {
    const file = join(stored, name)
    writeFileSync(
      file,
      await sharp(readFileSync(file)).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
    )
  }
}

const accepts = process.argv.includes('accept')
if (!accepts && !(await isPinned())) {
  console.log(
    `Not compared: browser.json in e2e/pictures names another browser, or one of a machine that draws otherwise. 'npm run pictures -- accept' makes the pictures anew here.`,
  )
  process.exit(0)
}
// Its build writes the worker last.
if (!isNewer(join(storybookFolder, 'worker.js'), ['src', 'mocks', 'stories', 'package-lock.json']))
  run(process.execPath, 'stories/build.ts')
if (accepts) {
  rmSync(stored, { recursive: true, force: true })
  await pin()
  run(join('node_modules/.bin', 'playwright'), 'test', '-c', 'e2e/pictures', '--update-snapshots=all')
  await pack()
}
run(join('node_modules/.bin', 'playwright'), 'test', '-c', 'e2e/pictures')
