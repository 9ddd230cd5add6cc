/** `npm run changed`: the journeys of the files that differ from a commit (`npm run changed -- main`; without it the last commit), by folder. */
import { spawnSync } from 'node:child_process'
import { changedFiles } from './changed-files.ts'

/** The changed files, and the journeys in which a user meets them. The first that fits counts. */
const journeys: readonly (readonly [RegExp, string])[] = [
  [/^e2e\/([\w-]+)\.spec\.ts$/, '$1'],
  [/^src\/worker|^src\/app\/worker/, 'worker offline update deploy mended origin page-snapshots warm'],
  [/^src\/(site\/pedido|finder)/, 'pedido search order-again quote'],
  [/^src\/site\/productos/, 'quote address narrow pages'],
  [/^src\/site\/contactos|^src\/site\/outbox|^src\/state\/outbox/, 'quote offline'],
  [/^src\/prerender\/build\/inline/, 'before-hydration mended'],
  [/^src\/(site|prerender|ui)/, 'first-visit pages news'],
  [/^src\/zone/, 'zone'],
  [/^src\/panel\/(kit|lists)/, 'panel-form panel-list place unsaved never-lost'],
  [/^src\/panel/, 'panel-resources panel-people'],
  [/^src\/review/, 'scenarios state'],
  [/^src\/(api|state|contract)|^mocks/, 'panel-resources zone undo'],
  [/^src\/(app|build)|^(index\.html|vite\.config\.ts)$/, 'first-visit pages update offline'],
]

const [since] = process.argv.slice(2)
const specs = changedFiles(since).flatMap((file) => {
  const [where, names = ''] = journeys.find(([pattern]) => pattern.test(file)) ?? []
  return where ? (where.exec(file)?.[0] ?? '').replace(where, names).split(' ') : []
})
const files = [...new Set(specs)].map((name) => `/${name}.spec.ts`)

if (files.length === 0) console.log('No journey meets what was changed.')
else {
  const run = (command: string, ...words: string[]) => spawnSync(command, words, { stdio: 'inherit' }).status ?? 1
  process.exitCode =
    run(process.execPath, 'e2e/run/builds.ts', 'demo') ||
    run(
      'playwright',
      'test',
      '-c',
      'e2e',
      '--project=escritorio',
      '--project=escritorio-release',
      '--project=telefono',
      '--project=telefono-release',
      ...files,
    )
}
