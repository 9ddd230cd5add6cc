import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerMetadatos } from '#contract/metadato.ts'
import { tabTitle, useMarca } from '#ui/brand/marca.ts'
import { useNotifyHydrated } from '#ui/HydrationBoundary.tsx'
import { getPageAddress, type Seccion } from './address.ts'
import { onSite } from './site.ts'

export interface PageAbout {
  /** The page, by the name of its keywords and its address. */
  seccion: Seccion
  /** The tab's title: 'Productos' becomes 'Productos | Bulonera Quebracho S.A.'. */
  title: string
  /** For search engines and link previews; '{empresa}' stands for the company's name. */
  description: string
  /** The record in detail: the page's canonical address then names it. */
  id?: number | undefined
  /** The API knows no such record: search engines leave the address out. */
  unknown?: boolean
}

/** Link previews are made by programs that run no scripts: the build's pages alone need what these read. */
const isBuilt = import.meta.env.SSR

/** Search engines must not index a demo. */
const demo = !import.meta.env.VITE_API_URL

/**
 * A public page's title, metadata and canonical address. The preview picture is added by the build
 * (prerender/picture.ts).
 */
export function PageHead({ seccion, title, description, id, unknown = false }: PageAbout) {
  useNotifyHydrated()
  const { data: metadatos } = useQuery(read(obtenerMetadatos, {}))
  const keywords = metadatos?.find((metadato) => metadato.seccion === seccion)?.claves
  const marca = useMarca()
  const about = description.replaceAll('{empresa}', marca.nombre || 'la empresa')
  const fullTitle = tabTitle(title, marca)
  const address = unknown ? undefined : onSite(getPageAddress(seccion, id))
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      {keywords && <meta name="keywords" content={keywords} />}
      {(demo || unknown) && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {isBuilt && (
        <>
          <meta property="og:type" content={id === undefined ? 'website' : 'article'} />
          {marca.nombre && <meta property="og:site_name" content={marca.nombre} />}
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={about} />
          {address && <meta property="og:url" content={address} />}
        </>
      )}
    </>
  )
}
