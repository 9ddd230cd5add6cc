/** Keeps `uses.json`, which says what each screen paints on what, current: it is read from the screens' own imports and styles. `vitest run -u` writes it. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { pairs } from './contrast.ts'

const titles: Readonly<Record<string, string>> = {
  home: 'Inicio',
  pedido: 'Mi pedido',
  empresa: 'Empresa',
  productos: 'Productos',
  servicios: 'Servicios',
  descargas: 'Descargas',
  novedades: 'Novedades',
  ferias: 'Ferias',
  videos: 'Videos',
  contactos: 'Contacto',
}
const screens = new Map([
  ['Cabecera', 'src/site/header/PublicHeader.tsx'],
  ['Pie', 'src/site/footer/PublicFooter.tsx'],
  ...globSync('src/site/!(page)/*Page.tsx')
    .toSorted()
    .map((file) => [titles[file.split('/')[2] ?? ''] ?? file, file] as const),
  ['Zona privada', 'src/zone/ZonePage.tsx'],
  ['Lista de precios en línea', 'src/zone/book/BookPage.tsx'],
  ['Ingreso al panel', 'src/panel/login/PanelLoginPage.tsx'],
  ['Panel', 'src/panel/PanelPage.tsx'],
])

/** A file and all that it imports, directly and not, now and later. */
const closure = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file)) return known
  known.add(file)
  if (!/\.tsx?$/.test(file)) return known
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )'(\.[^']+\.(?:tsx?|css))'/g))
    closure(join(dirname(file), to), known)
  return known
}

interface Paint {
  readonly text: string | undefined
  readonly on: string | undefined
  readonly all: string
}

const paintsIn = (css: string): Paint[] => {
  const found: Paint[] = []
  parse(css).walkRules((rule) => {
    const of = (property: RegExp) => {
      const said = rule.nodes.find((node) => node.type === 'decl' && property.test(node.prop))
      return said?.type === 'decl' ? /^var\((--[\w-]+)\)$/.exec(said.value)?.[1] : undefined
    }
    found.push({ text: of(/^color$/), on: of(/^background(?:-color)?$/), all: rule.toString() })
  })
  return found
}

const shared = readFileSync('src/ui/base.css', 'utf8')
const seen = [...screens].map(([title, file]) => {
  const files = [...closure(file)]
  const paints = files.filter((name) => name.endsWith('.css')).flatMap((name) => paintsIn(readFileSync(name, 'utf8')))
  // The panel can be turned dark as a whole.
  const isDark =
    title === 'Panel' ||
    files.some((name) => name.endsWith('.tsx') && /data-ground="dark"/.test(readFileSync(name, 'utf8')))
  return { title, isDark, paints: [...paints, ...paintsIn(shared)] }
})

const uses = () =>
  Object.fromEntries(
    pairs.map(({ text, on, ground }) => {
      const isPainted = ({ paints, isDark }: (typeof seen)[number]) => {
        if (ground === undefined) return paints.some((paint) => paint.text === text && paint.on === on)
        return (ground === 'light' || isDark) && paints.some(({ all }) => all.includes(`var(${text})`))
      }
      return [`${text} ${ground ?? on}`, seen.filter(isPainted).map(({ title }) => title)]
    }),
  )

test('every pairing names the screens that paint it', async () => {
  await expect(`${JSON.stringify(uses(), null, 2)}\n`).toMatchFileSnapshot('uses.json')
  expect(Object.values(uses()).filter((titlesOf) => titlesOf.length === 0)).toEqual([])
})

test('every screen has a name that people know it by', () => {
  expect([...screens.keys()].filter((title) => title.includes('/'))).toEqual([])
})
