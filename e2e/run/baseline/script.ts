/** The features that a script uses: globals, members of known objects, and methods of the language and the DOM. */
import type { Identifier } from '@mdn/browser-compat-data'
import { parseSync, Visitor } from 'vite'
import { data, type Meanings } from './data.ts'

const {
  api,
  javascript: { builtins },
} = data

/** The features below a feature in the data. */
const below = ({ __compat: _, ...features }: Identifier): [string, Identifier][] => Object.entries(features)

const interfaces = new Map([...below(api), ...below(builtins ?? {})])

const globals = new Map(
  Object.entries({
    window: 'Window',
    self: 'Window',
    globalThis: 'Window',
    document: 'Document',
    navigator: 'Navigator',
    location: 'Location',
    history: 'History',
    crypto: 'Crypto',
    performance: 'Performance',
    caches: 'CacheStorage',
    indexedDB: 'IDBFactory',
    screen: 'Screen',
    CSS: 'CSS',
  }),
)

/** The interfaces with methods that are recognised by name alone. With more interfaces most matches would be chance. */
const everyday =
  'Element HTMLElement Document Node Blob Response Request Headers FormData URL URLSearchParams AbortSignal ReadableStream Cache Clients IDBFactory IDBTransaction'
const methods = new Map<string, Identifier[]>()
for (const owner of [
  ...below(builtins ?? {}).map(([, builtin]) => builtin),
  ...everyday.split(' ').flatMap((name) => api[name] ?? []),
]) {
  for (const [name, method] of below(owner)) methods.set(name, [...(methods.get(name) ?? []), method])
}

const defined = (...features: (Identifier | undefined)[]): Meanings =>
  features.filter((feature) => feature !== undefined)

const globalByName = (name: string): Meanings =>
  defined(interfaces.get(name), api['Window']?.[name], api[`${name}_static`])

const memberOf = (object: string, name: string): Meanings => {
  const owner = interfaces.get(globals.get(object) ?? object)
  return defined(owner?.[`${name}_static`], owner?.[name])
}

/** Features by their words in the code: 'URL.parse', '.toSorted', 'structuredClone'. */
export const scriptFeatures = (code: string): Map<string, Meanings> => {
  const features = new Map<string, Meanings>()
  const note = (word: string, meanings: Meanings) => {
    if (meanings.length > 0) features.set(word, meanings)
  }
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return
      if (object.type === 'Identifier') note(`${object.name}.${property.name}`, memberOf(object.name, property.name))
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') note(callee.name, globalByName(callee.name))
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return
      const {
        object,
        property: { name },
      } = callee
      if (object.type !== 'Identifier' || memberOf(object.name, name).length === 0)
        note(`.${name}()`, methods.get(name) ?? [])
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') note(callee.name, globalByName(callee.name))
    },
    Literal(node) {
      if ('regex' in node && /\(\?[ims]*-?[ims]*:/.test(node.regex.pattern.replaceAll('(?:', ''))) {
        note('RegExp (?i:)', defined(data.javascript['regular_expressions']?.['modifier']))
      }
    },
  }).visit(parseSync('built.js', code).program)
  return features
}
