/** `npm run storybook:build [folder]`: Storybook as files, for any static host and below any path. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const [folder = 'storybook-static'] = process.argv.slice(2)
const config = join(import.meta.dirname, '.storybook')
const storybook = join(import.meta.dirname, '../node_modules/.bin/storybook')

execFileSync(storybook, ['build', '-c', config, '-o', folder, '--disable-telemetry', '--quiet'], { stdio: 'inherit' })

const files = globSync('**/*', { cwd: folder })
  .filter((name) => statSync(join(folder, name)).isFile() && !/(^|\/)(worker|mockServiceWorker)\.js$|\.map$/.test(name))
  .toSorted()
const hash = createHash('sha256')
for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
const edition = hash.digest('hex').slice(0, 12)
const worker = readFileSync(join(config, 'keep-files.js'), 'utf8')
writeFileSync(
  join(folder, 'worker.js'),
  `const files = ${JSON.stringify(files)}\nconst edition = '${edition}'\n${worker}`,
)
console.log(`${folder}: ${files.length} files, edition ${edition}`)
