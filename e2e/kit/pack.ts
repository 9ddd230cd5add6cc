/** Packs the kit for repositories of other houses: `npm run kit [-- folder]` writes vidriera-e2e.tgz there. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import project from '../../package.json' with { type: 'json' }
import { root } from './host.ts'

const name = 'vidriera-e2e'
const entry = 'e2e/kit/away/index.ts'
const media = join(root, 'mocks/seed/media')

/** The list of the demo company's files in the place of the files. */
const listedMedia = (): Plugin => ({
  name: 'vidriera:media',
  enforce: 'pre',
  load: (id) => {
    if (!id.endsWith('/e2e/kit/media.ts')) return undefined
    const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const sizes = files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file)
      return [relative(media, path).replaceAll('\\', '/'), statSync(path).size]
    })
    return `const sizes = new Map(${JSON.stringify(sizes)})\nexport const mediaSize = (path) => sizes.get(path)`
  },
})

/** Everything in one file, but for Playwright. */
const bundle = (outDir: string) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [listedMedia()],
    ssr: { noExternal: true, external: ['@playwright/test'] },
    build: {
      ssr: join(root, entry),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  })

/** Other declarations that a declaration names. */
const named = /(from |import\()(["'])(\.[^"']+)\.ts\2/g

/** Imports of Playwright's inner packages, which the compiler writes and another repository may lack. */
const inner = /(from |import\()(["'])playwright(?:-core|\/test)\2/g

/** Writes the declarations that the entry needs, with the names that Node and TypeScript resolve. */
const declare = (outDir: string) => {
  const all = mkdtempSync(join(tmpdir(), 'kit-types-'))
  const config = join(all, 'tsconfig.json')
  const options = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: root,
    outDir: all,
    tsBuildInfoFile: null,
    incremental: false,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  }
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'e2e/tsconfig.json'),
      compilerOptions: options,
      files: [join(root, entry)],
      include: [],
    }),
  )
  // Of what no other repository sees, the compiler may find a type without a name; `npm run typecheck` checks the code, and a declaration that is missed below ends this.
  spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', config])
  const seen = new Set<string>()
  const take = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const text = readFileSync(join(all, `${path}.d.ts`), 'utf8')
    const to = join(outDir, 'types', `${path}.d.ts`)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, text.replaceAll(named, '$1$2$3.js$2').replaceAll(inner, '$1$2@playwright/test$2'))
    for (const [, , , other = ''] of text.matchAll(named)) take(join(dirname(path), other))
  }
  take(entry.replace(/\.ts$/, ''))
  rmSync(all, { recursive: true })
}

const describe = (outDir: string) =>
  writeFileSync(
    join(outDir, 'package.json'),
    JSON.stringify(
      {
        name,
        version: project.version,
        description: 'Journeys of Vidriera from another repository',
        type: 'module',
        exports: { '.': { types: `./types/${entry.replace(/\.ts$/, '.d.ts')}`, default: './index.js' } },
        peerDependencies: {
          '@playwright/test': `>=${project.devDependencies['@playwright/test'].replace(/\.\d+$/, '.0')}`,
        },
      },
      null,
      2,
    ),
  )

/** Packs the kit into a folder; answers the file's path. */
export const packKit = async (folder: string): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'kit-'))
  await bundle(outDir)
  declare(outDir)
  describe(outDir)
  cpSync(join(root, 'e2e/kit/example'), join(outDir, 'example'), { recursive: true })
  cpSync(join(root, 'e2e/kit/away/README.md'), join(outDir, 'README.md'))
  mkdirSync(folder, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: outDir,
    encoding: 'utf8',
  })
  rmSync(outDir, { recursive: true })
  const file = join(folder, `${name}.tgz`)
  renameSync(join(folder, packed.trim()), file)
  return file
}

if (import.meta.main) console.log(await packKit(resolve(process.argv[2] ?? '.')))
