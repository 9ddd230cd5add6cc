import type { ComponentType } from 'react'

type Module = Readonly<Record<string, ComponentType>>
type Load = () => Promise<ComponentType | undefined>

/** The public pages, each in the folder of its path: /empresa is site/empresa/EmpresaPage.tsx. */
const pageModules = import.meta.glob<Module>(['../../site/*/*Page.tsx', '!../../site/page/*'])

const toPageEntry = ([file, load]: [string, () => Promise<Module>]): [string, Load] => {
  const [folder = '', name = ''] = file.slice('../../site/'.length, -'.tsx'.length).split('/')
  return [`/${folder}`, () => load().then((page) => page[name])]
}

const open = Object.fromEntries(Object.entries(pageModules).map(toPageEntry))

/**
 * The code of every page of site/pages.ts. Apart from the router, which waits for all that it imports: the boot asks for the page beside
 * the rest.
 */
export const code: Readonly<Record<string, Load | undefined>> = {
  ...open,
  '/': open['/home'],
  '/zonaPrivada': () => import('#zone/ZonePage.tsx').then((page) => page.ZonePage),
  '/admin/login': () => import('#panel/login/PanelLoginPage.tsx').then((page) => page.PanelLoginPage),
  '/admin/panel': () => import('#panel/PanelPage.tsx').then((page) => page.PanelPage),
}

/** Fetches a page's code ahead. A failure is ignored here: opening the page reports it. */
export const fetchPage = (path: string): void => {
  code[path]?.().catch(() => undefined)
}
