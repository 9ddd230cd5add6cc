/** Reads from a build's directory the parts that its pages are made of: shell, styles, scripts. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseImports, type Build } from '../document.ts'

/** The folder of the renderer, built for Node, in a build with its API on the same host. */
export const rendererFolder = '.render'

/** The name without its hash. A chunk and its styles share it: Dialog-<hash>. */
const stripHash = (asset: string) => asset.replace(/-.{8}\.\w+$/, '')

/** The names of the chunks, each after its imports. The browser loads styles in this order, and later styles win. */
const inOrder = (scripts: readonly string[], read: (name: string) => string): readonly string[] => {
  const done = new Set<string>()
  const visit = (script: string) => {
    if (done.has(script)) return
    done.add(script)
    for (const next of parseImports(read(`assets/${script}`))) visit(next)
    order.push(stripHash(script))
  }
  const order: string[] = []
  for (const script of scripts) visit(script)
  return order
}

export const readBuild = (outDir: string): Build => {
  const assets = readdirSync(join(outDir, 'assets')).toSorted()
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const order = inOrder(scripts, read)
  const getPosition = (style: string) => order.indexOf(stripHash(style))
  return {
    shell: read('shell.html'),
    styles: assets
      .filter((name) => name.endsWith('.css'))
      .toSorted((a, b) => getPosition(a) - getPosition(b))
      .map((name) => ({ href: `/assets/${name}`, css: read(`assets/${name}`) })),
    scripts: scripts.map((name) => ({ href: `/assets/${name}`, code: read(`assets/${name}`) })),
  }
}
