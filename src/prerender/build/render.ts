import type { Page } from '../document.ts'
import { drawHomeIcon } from '#build/icons.ts'
import type { Settings } from '#build/settings.ts'
import { demoSource, liveSource } from './data-source.ts'
import { getPreviewFile, makePreviews, size } from './previews.ts'
import { loadRenderer } from './renderer.ts'

export interface Rendered {
  readonly pages: readonly Page[]
  /** Pictures for link previews, by stored file. */
  readonly previews: ReadonlyMap<string, Uint8Array>
  /** Put the company into the build's shell, and into its manifest. */
  readonly brandShell: (shell: string) => string
  readonly brandManifest: (text: string) => string
}

/** Writes the absolute address of a page's preview: the preview made for the page, else the API's own picture. */
const withPreview = (page: Page, previews: Rendered['previews'], site: string): Page => {
  const file = page.picture && getPreviewFile(page.picture.path)
  return file && previews.has(file)
    ? { ...page, picture: { ...page.picture, url: new URL(encodeURI(file), site).href, size } }
    : page
}

/** Renders every public page and record with the API's present answers. */
export const renderAll = async ({ api, site: address }: Settings): Promise<Rendered> => {
  const { ask, readBytes, files, close } =
    api === '' ? await demoSource() : liveSource(api, process.env['PRERENDER_API_URL'])
  const { renderer, remove } = await loadRenderer()
  try {
    const site = await renderer.readSite(ask)
    const pages: Page[] = []
    for (const page of renderer.listAddresses(site)) pages.push(await renderer.renderPage(page, site, files))
    // Previews need absolute addresses, so they need the site's address.
    const previews = await makePreviews(
      address === '' ? [] : new Set(pages.flatMap(({ picture }) => picture?.path ?? [])),
      readBytes,
      site.marca === null,
    )
    const [pageIcon, appIcon] = [await drawHomeIcon(site.marca, 180), await drawHomeIcon(site.marca, 512)]
    return {
      pages: pages.map((page) => withPreview(page, previews, address)),
      previews,
      brandShell: (shell) => renderer.brandShell(shell, site, pageIcon),
      brandManifest: (text) => renderer.brandManifest(text, site, appIcon),
    }
  } finally {
    remove()
    close()
  }
}

const why = (error: unknown): string =>
  error instanceof Error
    ? error.message + (error.cause instanceof Error ? ` (${error.cause.message})` : '')
    : String(error)

/** Renders the pages. An API that does not answer leaves the shell alone, or fails the build with `PRERENDER=required`. */
export const renderOrWarn = async (settings: Settings): Promise<Rendered> => {
  try {
    return await renderAll(settings)
  } catch (error) {
    if (settings.api === '' || process.env['PRERENDER'] === 'required') throw error
    console.warn(`No page is prerendered, since the API did not answer: ${why(error)}`)
    return { pages: [], previews: new Map(), brandShell: (shell) => shell, brandManifest: (text) => text }
  }
}
