import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/queries.ts'
import { company, tabTitle } from '../../brand.ts'
import { obtenerMetadatos } from '../../contract/metadato.ts'
import { addressOf, type Seccion } from './address.ts'
import { onSite } from './site.ts'

export interface PageAbout {
  /** Which page: its address, and whose keywords it carries. */
  seccion: Seccion
  /** The name in the tab: 'Productos' becomes 'Productos | Bulonera Quebracho S.A.'. */
  title: string
  /** For search engines and link previews. */
  description: string
  /** The record that is shown in detail: the page's address is then the one that opens it. */
  id?: number | undefined
}

/** A demo is no site to be found. */
const demo = !import.meta.env.VITE_API_URL

/** What a public page says of itself to the tab, to search engines and to link previews; their picture comes with the build's page (prerender/picture.ts). */
export function PageHead({ seccion, title, description, id }: PageAbout) {
  const { data: metadatos } = useQuery(read(obtenerMetadatos, {}))
  const keywords = metadatos?.find((metadato) => metadato.seccion === seccion)?.claves
  const fullTitle = tabTitle(title)
  const address = onSite(addressOf(seccion, id))
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {demo && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content={id === undefined ? 'website' : 'article'} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
    </>
  )
}
