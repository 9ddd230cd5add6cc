import type { Page } from '../../prerender/document.ts'
import type { Settings } from '../settings.ts'
import { demoSource, liveSource } from './ask.ts'
import { fileOf, makePreviews } from './previews.ts'
import { loadRenderer } from './renderer.ts'

export interface Rendered {
  readonly pages: readonly Page[]
  /** Pictures for previews of links, by their file. */
  readonly previews: ReadonlyMap<string, Uint8Array>
}

/** A page names its preview by a whole address: the one made for it, else the API's own picture. */
const withPreview = (page: Page, previews: Rendered['previews'], site: string): Page => {
  const file = page.picture && fileOf(page.picture.path)
  return file && previews.has(file)
    ? { ...page, picture: { ...page.picture, url: new URL(encodeURI(file), site).href } }
    : page
}

/** Every public page and record, of what the API answers now. */
export const renderAll = async ({ api, site: address }: Settings): Promise<Rendered> => {
  const { ask, bytesOf, files, close } =
    api === '' ? await demoSource() : liveSource(api, process.env['PRERENDER_API_URL'])
  const { renderer, remove } = await loadRenderer()
  try {
    const site = await renderer.readSite(ask)
    const pages: Page[] = []
    for (const page of renderer.addressesOf(site)) pages.push(await renderer.renderPage(page, site, files))
    // Nobody could name them where it is not known where the site lives.
    const previews = await makePreviews(
      address === '' ? [] : new Set(pages.flatMap(({ picture }) => picture?.path ?? [])),
      bytesOf,
    )
    return { pages: pages.map((page) => withPreview(page, previews, address)), previews }
  } finally {
    remove()
    close()
  }
}

const why = (error: unknown): string =>
  error instanceof Error
    ? error.message + (error.cause instanceof Error ? ` (${error.cause.message})` : '')
    : String(error)

/** Without answers the site is what the browser makes of its shell; `PRERENDER=required` takes that for a failure. */
export const renderOrWarn = async (settings: Settings): Promise<Rendered> => {
  try {
    return await renderAll(settings)
  } catch (error) {
    if (settings.api === '' || process.env['PRERENDER'] === 'required') throw error
    console.warn(`No page is prerendered, since the API did not answer: ${why(error)}`)
    return { pages: [], previews: new Map() }
  }
}
