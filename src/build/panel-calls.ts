import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseSync, type ESTree, type Plugin } from 'vite'
import { allEndpoints } from '../contract/index.ts'
import { readsOf, writesOf } from '../contract/resource.ts'
import { root } from './settings.ts'

/** A file of the contract in two: what a public page may need, and the panel's calls with their forms. */
type Part = 'site' | 'panel'
type Statement = ESTree.Program['body'][number]

const ofPanel: ReadonlySet<string> = new Set(
  allEndpoints.filter(({ access }) => access === 'panel' || access === 'admin').map(({ name }) => name),
)
const partOf = (name: string): Part => (ofPanel.has(name) ? 'panel' : 'site')
/** What `resource()` needs for writes alone. */
const ofWrites: ReadonlySet<string> = new Set(['form', 'newForm', 'done'])

const statementsIn = (code: string, id: string): readonly Statement[] =>
  parseSync(id.split('?')[0] ?? id, code).program.body

const keyOf = (property: ESTree.ObjectPropertyKind | ESTree.BindingProperty | ESTree.BindingRestElement): string =>
  'key' in property && property.key.type === 'Identifier' ? property.key.name : ''
const declaredIn = (node: Statement | ESTree.Declaration | null) =>
  node?.type === 'VariableDeclaration' ? node.declarations[0] : undefined
const exportedIn = (node: Statement) =>
  node.type === 'ExportNamedDeclaration' ? declaredIn(node.declaration) : undefined
const namesIn = (declared: ESTree.VariableDeclarator | undefined): string[] =>
  declared?.id.type === 'ObjectPattern'
    ? declared.id.properties.map(keyOf)
    : declared?.id.type === 'Identifier'
      ? [declared.id.name]
      : []

/** A part of `export const { Servicio, obtenerServicios, … } = resource('servicios', { … })`. */
const resourceIn = (
  code: string,
  { init }: ESTree.VariableDeclarator,
  names: readonly string[],
  part: Part,
): string => {
  const [name, spec] = init?.type === 'CallExpression' ? init.arguments : []
  if (!name || spec?.type !== 'ObjectExpression')
    throw new Error(`resource() of ${names.join(', ')}: a name and an object.`)
  const properties = spec.properties
    .filter((property) => ofWrites.has(keyOf(property)) === (part === 'panel'))
    .map(({ start, end }) => code.slice(start, end))
  const mine = names.filter((one) => partOf(one) === part)
  const [by, of] =
    part === 'site'
      ? [readsOf.name, code.slice(name.start, name.end)]
      : [writesOf.name, names.find((one) => /^[A-Z]/.test(one))]
  return `export const { ${mine.join(', ')} } = ${by}(${of}, { ${properties.join(', ')} })`
}

const partIn = (code: string, id: string, part: Part): string => {
  const body = statementsIn(code, id)
  const shared = body.flatMap((node) => namesIn(exportedIn(node))).filter((name) => partOf(name) === 'site')
  let statements = body.flatMap((node) => {
    const [exported, names] = [exportedIn(node), namesIn(exportedIn(node))]
    if (names.length > 0 && names.every((name) => partOf(name) !== part)) return []
    const text =
      exported && names.length > 1 ? resourceIn(code, exported, names, part) : code.slice(node.start, node.end)
    return [{ text, local: namesIn(declaredIn(node))[0] }]
  })
  // What only the other part uses.
  for (let before = 0; before !== statements.length;) {
    before = statements.length
    const all = statements
    statements = all.filter(
      (one) =>
        one.local === undefined ||
        all.some(({ text }) => text !== one.text && new RegExp(`\\b${one.local}\\b`).test(text)),
    )
  }
  return [
    `import { ${readsOf.name}, ${writesOf.name} } from './resource.ts'`,
    ...(part === 'panel' ? [`import { ${shared.join(', ')} } from './${basename(id).replace('panel', 'site')}'`] : []),
    ...statements.map(({ text }) => text),
  ].join('\n')
}

/** The files of the contract that have both parts. */
const split = new Set(
  globSync('src/contract/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .map((file) => resolve(root, file))
    .filter((file) => {
      const names = statementsIn(readFileSync(file, 'utf8'), file).flatMap((node) => namesIn(exportedIn(node)))
      return new Set(names.map(partOf)).size === 2
    }),
)

const mention = new RegExp(`/(${[...split].map((file) => basename(file)).join('|')})'`)

const isImportSpecifier = ({ type }: ESTree.ImportDeclarationSpecifier) => type === 'ImportSpecifier'

/** Imports of a split file, each name from its part; a namespace is both parts. */
const withParts = (code: string, id: string): string =>
  statementsIn(code, id).reduceRight((rest, node) => {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportAllDeclaration') return rest
    const { value } = node.source
    if (!split.has(resolve(dirname(id), value))) return rest
    if (node.type === 'ExportAllDeclaration' || !node.specifiers.every(isImportSpecifier))
      return `${rest.slice(0, node.source.end - 1)}?panel-and-site${rest.slice(node.source.end - 1)}`
    const lines = [...Map.groupBy(node.specifiers, ({ local }) => partOf(local.name))].map(([part, specifiers]) => {
      const names = specifiers.map(({ start, end }) => code.slice(start, end)).join(', ')
      return `import ${node.importKind === 'type' ? 'type ' : ''}{ ${names} } from '${value}?${part}'`
    })
    return `${rest.slice(0, node.start)}${lines.join('\n')}${rest.slice(node.end)}`
  }, code)

/** Gives each call of the panel to the panel's own code: no public page loads a write or a form of a resource. */
export const panelCalls = (): Plugin => ({
  name: 'vidriera:panel-calls',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/[^?]*\.tsx?(\?(site|panel|panel-and-site))?$/ },
    handler: (code, id) => {
      const [file = '', part] = id.split('?')
      if (part === 'site' || part === 'panel') return { code: withParts(partIn(code, id, part), file), map: null }
      const here = `./${basename(file)}`
      if (part) return { code: `export * from '${here}?site'\nexport * from '${here}?panel'`, map: null }
      return mention.test(code) ? { code: withParts(code, id), map: null } : undefined
    },
  },
})
