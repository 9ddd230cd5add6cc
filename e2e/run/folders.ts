/** The imports that each folder of `src` may have. The linter's rules (oxlint.config.ts) and the drawing in docs/architecture.md are made from it. */
import { builtinModules } from 'node:module'

/** A folder below `src`, and its allowed imports: folders and files below `src`, or folders of `mocks`; `*.ts`: files without JSX. A folder within another one goes by its own row. */
export const folders: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  recognise: ['contract'],
  api: ['contract'],
  state: ['contract', 'recognise', 'api'],
  ui: ['contract', 'recognise', 'api', 'state', 'brand.ts'],
  finder: ['contract', 'recognise', 'state', 'ui'],
  site: ['contract', 'recognise', 'api', 'state', 'ui', 'finder', 'brand.ts', 'hosts.ts'],
  zone: ['contract', 'recognise', 'api', 'state', 'ui', 'finder', 'site', 'brand.ts'],
  panel: [
    'contract',
    'recognise',
    'api',
    'state',
    'ui',
    'finder',
    'site/catalogue-worker',
    'site/pages.ts',
    'site/page/title.ts',
    'site/shown-pages.ts',
    'brand.ts',
  ],
  review: [
    'contract',
    'api',
    'state',
    'ui',
    'panel/sections/*.ts',
    'site/pages.ts',
    'site/page/title.ts',
    'brand.ts',
    'mocks/company/format',
  ],
  'review/worker': ['contract', 'state', 'review', 'mocks'],
  app: ['contract', 'api', 'state', 'ui', 'site', 'zone', 'panel', 'review', 'brand.ts'],
  prerender: ['contract', 'api', 'state', 'ui', 'site', 'app', 'brand.ts'],
  'prerender/build': ['contract', 'state', 'site', 'prerender', 'build', 'mocks'],
  build: ['contract', 'ui', 'review', 'site/page-kinds.ts', 'brand.ts', 'hosts.ts', 'mocks/seed'],
  worker: ['contract', 'recognise', 'api', 'state', 'ui', 'finder/near.ts', 'site/pages.ts', 'review', 'mocks'],
  server: [
    'contract',
    'recognise/planned-sheet.ts',
    'api/sleep.ts',
    'ui/brand',
    'finder/near.ts',
    'site/page-kinds.ts',
    'site/page/address.ts',
    'prerender',
    'build',
    'brand.ts',
    'mocks',
  ],
}

/** What Node runs. All else runs in a browser: the types of a page know Node as well, so the linter keeps Node out. */
export const ofNode: readonly string[] = [
  ...['build', 'prerender/build', 'server'].map((folder) => `src/${folder}/**`),
  ...['conformance', 'releases', 'store/sql'].map((folder) => `mocks/${folder}/**`),
  'mocks/{clean-stored,listen,new-folder,runs,testing,seed/renditions}.ts',
]
export const nodeModules = {
  regex: `^(?:node:|(?:${builtinModules.join('|')})$)`,
  message: 'A browser has no module of Node (e2e/run/folders.ts).',
}
/** The globals of Node that a browser lacks. */
export const nodeGlobals = ['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename']

const deepest = 5
const escaped = (path: string) => path.replaceAll('.', String.raw`\.`).replace('*', '.*')
const begins = (paths: readonly string[]) =>
  paths.length === 0 ? '[^]' : `(?!(?:${paths.map((path) => `${escaped(path)}(?:/|$)`).join('|')}))`

/** Folders by their depth: a specifier's '../' are as many as its file is deep. */
export const ruleOf = (folder: string, may: readonly string[]) =>
  Array.from({ length: deepest }, (_, at) => at)
    .map((at) => ({ stars: '*/'.repeat(at), depth: folder.split('/').length + at }))
    .map(({ stars, depth }) => ({
      files: [`src/${folder}/${stars}*.{ts,tsx}`],
      patterns: [
        {
          regex: String.raw`^(?:\.\./){${depth}}(?!\.\./)${begins(may)}`,
          message: `src/${folder} may import: ${may.join(', ')}.`,
        },
        {
          regex: String.raw`^(?:\.\./){${depth + 1}}(?!\.\./)${begins(may.filter((path) => path.startsWith('mocks')))}`,
          message: `Of other folders src/${folder} imports nothing else (e2e/run/folders.ts).`,
        },
        { regex: `^#${begins(may)}`, message: `src/${folder} may import: ${may.join(', ')}.` },
        ...(ofNode.includes(`src/${folder}/**`) ? [] : [nodeModules]),
      ],
    }))

/** The imports of a folder without the folders that come with these. */
const nearest = (folder: string): string[] => {
  const may = (folders[folder] ?? []).map((path) => path.replace('/*.ts', '')).filter((path) => !path.includes('.'))
  return may.filter(
    (path) => !may.some((other) => other !== path && folders[other]?.includes(path) && !folders[path]?.includes(other)),
  )
}

/** The folders as a drawing: an arrow leads from a folder to one that it imports, unless another way leads there as well. */
export const drawing = (): string =>
  [
    '```mermaid',
    'flowchart TD',
    ...Object.keys(folders).flatMap((folder) => nearest(folder).map((to) => `  ${folder} --> ${to}`)),
    '```',
  ].join('\n')
