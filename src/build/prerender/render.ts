import type { Page } from '../../prerender/document.ts'
import { demoSource, liveSource } from './ask.ts'
import { loadRenderer } from './renderer.ts'

/** Every public page and record, of what the API answers now. `api` is `VITE_API_URL`, empty for a demo. */
export const renderAll = async (api: string): Promise<Page[]> => {
  const { ask, files, close } = api === '' ? await demoSource() : liveSource(api, process.env['PRERENDER_API_URL'])
  const { renderer, remove } = await loadRenderer()
  try {
    const site = await renderer.readSite(ask)
    const pages: Page[] = []
    for (const address of renderer.addressesOf(site)) pages.push(await renderer.renderPage(address, site, files))
    return pages
  } finally {
    remove()
    close()
  }
}

const why = (error: unknown): string =>
  error instanceof Error ? error.message + (error.cause instanceof Error ? ` (${error.cause.message})` : '') : String(error)

/** Without answers the site is what the browser makes of its shell; `PRERENDER=required` takes that for a failure. */
export const renderOrWarn = async (api: string): Promise<Page[]> => {
  try {
    return await renderAll(api)
  } catch (error) {
    if (api === '' || process.env['PRERENDER'] === 'required') throw error
    console.warn(`No page is prerendered, since the API did not answer: ${why(error)}`)
    return []
  }
}
