/** Groups the code into files. The app, each page, and each area behind a login start a file. */
import type { Rolldown } from 'vite'
import { resolve } from 'node:path'
import { root } from './settings.ts'

type Graph = Pick<Parameters<Rolldown.CodeSplittingNameFunction>[1], 'getModuleInfo'>

const src = resolve(root, 'src')
const react = resolve(src, 'app/boot/react.ts')
const app = resolve(src, 'app/boot/start.tsx')
const home = resolve(src, 'site/home/HomePage.tsx')
const catalogue = resolve(src, 'site/productos/ProductosPage.tsx')
const codeMap = resolve(src, 'app/routes/code.ts')

const ofReact = /\/node_modules\/(react|react-dom(?!\/(static|cjs\/react-dom-server))|scheduler)\//

/** A module that this many public pages share comes in a file for all of them. */
const many = 3

/** The modules that start a file of their own and use a module, directly or by way of others. */
const findStarts = (id: string, graph: Graph): ReadonlySet<string> => {
  const starts = new Set<string>()
  const seen = new Set<string>()
  const visit = (moduleId: string) => {
    const info = graph.getModuleInfo(moduleId)
    if (seen.has(moduleId) || !info) return
    seen.add(moduleId)
    if (info.isEntry || info.dynamicImporters.length > 0) starts.add(moduleId)
    for (const importer of info.importers) visit(importer)
  }
  visit(id)
  return starts
}

const listPages = (graph: Graph): string[] => [...new Set(graph.getModuleInfo(codeMap)?.dynamicallyImportedIds)]

const isPublic = (id: string) => id.startsWith(`${src}/site/`)

export const publicPages = (graph: Graph): string[] => listPages(graph).filter(isPublic)

const pageName = (id: string) => id.replace(/^.*\/(\w+)Page\.tsx$/, '$1').toLowerCase()

/** The name of the file for a module that several files use; null where the bundler's own files do. */
const getSharedName = (id: string, graph: Graph): string | null => {
  const starts = findStarts(id, graph)
  if ([...starts].some((start) => graph.getModuleInfo(start)?.isEntry)) return 'boot'
  if (starts.has(app)) return 'app'
  const pages = listPages(graph).filter((page) => starts.has(page))
  if (starts.size < 2 || pages.length === 0) return null
  const shown = pages.filter(isPublic)
  // The home names few files.
  if (shown.length > 1 && shown.includes(home)) return 'app'
  if (shown.length >= many) return 'common'
  const areas = ['panel', 'zone'].filter((area) => [...starts].some((start) => start.startsWith(`${src}/${area}/`)))
  // The catalogue's page loads what it shares with either area: one file spares its visitors another.
  const isCatalogue = shown.length === 1 && shown[0] === catalogue
  const behindLogin = isCatalogue && areas.includes('panel') ? ['panel', 'zone'] : areas
  return [...shown.map(pageName), ...behindLogin].join('-')
}

/** Takes the modules of one file, or of every file that several others share. */
const sharing = (file?: string) => (id: string, graph: Graph) => {
  if (!id.startsWith(src)) return null
  const name = getSharedName(id, graph)
  return file === undefined || name === file ? name : null
}

/** React is a file of its own, since few deployments change React. Libraries go with the modules that use them. */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      priority: 4,
      test: (id: string) => id === react || ofReact.test(id),
    },
    ...['boot', 'app', 'common'].map((file, i) => ({ debugName: file, name: sharing(file), priority: 3 - i })),
    // A library that these share is a file of its own, which the pages without it need not load.
    { debugName: 'shared', name: sharing(), includeDependenciesRecursively: false },
  ],
}
