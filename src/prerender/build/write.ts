import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { obtenerContacto } from '#contract/contacto.ts'
import { renderDocument, getPageFile, labelledShell, shellKnowing, type Page } from '../document.ts'
import { open } from '#site/page-kinds.ts'
import { compress, dropTwins } from '#build/compress.ts'
import type { Settings } from '#build/settings.ts'
import { robots, sitemap } from './search-engines.ts'
import { readBuild, rendererFolder } from './parts.ts'
import { folder } from './previews.ts'
import { buildRenderer } from './renderer.ts'
import { renderAll, renderOrWarn, type Rendered } from './render.ts'

/** Writes a file in one step, so that a reader gets the old text or the new one. */
const replaceFile = (file: string, content: string | Uint8Array) => {
  writeFileSync(`${file}.new`, content)
  dropTwins(file)
  renameSync(`${file}.new`, file)
}

/** Copies of the shell: 404.html for hosts that serve it at unknown addresses, demo.html for the review tools of a demo. */
const shells = new Set(['shell.html', '404.html', 'demo.html'])
const isPage = (name: string) => name.endsWith('.html') && !shells.has(name)

const writePreviews = (outDir: string, previews: Rendered['previews']) => {
  const dir = join(outDir, folder)
  if (previews.size > 0) mkdirSync(dir, { recursive: true })
  for (const [name, bytes] of previews) replaceFile(join(outDir, name), bytes)
  for (const name of existsSync(dir) ? readdirSync(dir) : [])
    if (!previews.has(`${folder}/${name}`)) rmSync(join(dir, name))
}

/** Writes every page after all of them are rendered, and deletes the pages of deleted records. */
const writeAll = (
  { outDir, api, site }: Settings,
  { pages, previews, brandShell, brandManifest }: Rendered,
  edition: string,
) => {
  writePreviews(outDir, previews)
  const plain = readBuild(outDir)
  const build = { ...plain, shell: brandShell(plain.shell) }
  const files = new Map(pages.map((page) => [getPageFile(page.address), renderDocument(page, build, edition)]))
  for (const [name, text] of files) replaceFile(join(outDir, name), text)
  for (const name of readdirSync(outDir).filter(isPage)) {
    if (files.has(name)) continue
    dropTwins(join(outDir, name))
    rmSync(join(outDir, name))
  }
  const manifest = join(outDir, 'manifest.webmanifest')
  if (api !== '' && existsSync(manifest)) replaceFile(manifest, brandManifest(readFileSync(manifest, 'utf8')))
  if (site !== '' && api !== '')
    replaceFile(
      join(outDir, 'sitemap.xml'),
      sitemap(
        site,
        pages.map(({ address }) => address),
      ),
    )
}

/** The edition of the pages: a hash of their texts and of the code that they are for. */
const hashEdition = (pages: readonly Page[], shell: string) =>
  createHash('sha256').update(shell).update(JSON.stringify(pages)).digest('hex').slice(0, 12)

/** The contact data, as the first page shows it. */
const ofEveryHeader = ([first]: readonly Page[]): Page['facts']['answers'] =>
  Object.fromEntries(Object.entries(first?.facts.answers ?? {}).filter(([url]) => url.endsWith(obtenerContacto.path)))

/** Writes the pages of a new build, which has only its shell so far. */
export const writePages = async (settings: Settings): Promise<void> => {
  const { outDir, api, site } = settings
  const [index, shell] = [join(outDir, 'index.html'), join(outDir, 'shell.html')]
  const html = readFileSync(index, 'utf8')
  const rendered = await renderOrWarn(settings)
  const { pages } = rendered
  const edition = hashEdition(pages, html)
  writeFileSync(
    shell,
    rendered.brandShell(shellKnowing(labelledShell(html, edition), { answers: ofEveryHeader(pages), files: {} })),
  )
  for (const name of ['404.html', ...(api === '' ? ['demo.html'] : [])]) copyFileSync(shell, join(outDir, name))
  if (pages.length > 0) writeAll(settings, rendered, edition)
  // Hosts learn from these files which addresses exist.
  else for (const address of open) copyFileSync(shell, join(outDir, getPageFile(address)))
  // A demo keeps that of public/, which closes it to search engines.
  if (api !== '') writeFileSync(join(outDir, 'robots.txt'), robots(site))
  // For `npm run live`, which renders pages after each write. The folder holds nothing secret, and no browser asks for it.
  if (api === '/') await buildRenderer(join(outDir, rendererFolder))
}

/** Renders the pages of an existing build anew and leaves its code and shell alone. Returns how many pages. */
export const renewPages = async (settings: Settings): Promise<number> => {
  const shell = join(settings.outDir, 'shell.html')
  if (!existsSync(shell)) throw new Error(`${settings.outDir} has no build to renew: npm run build makes one`)
  const rendered = await renderAll(settings)
  writeAll(settings, rendered, hashEdition(rendered.pages, readFileSync(shell, 'utf8')))
  await compress(settings.outDir, (name) => isPage(name) || name === 'sitemap.xml')
  return rendered.pages.length
}
