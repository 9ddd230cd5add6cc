import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerBanner } from '#contract/banner.ts'
import { Loaded } from '../Loaded.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { CompanyBanner, CompanyBannerSkeleton } from './CompanyBanner.tsx'
import { Valores } from './Valores.tsx'

/** §2.6: the company's banner and the reasons to choose it. */
export function EmpresaPage() {
  const banners = useQuery(read(obtenerBanner, {}))
  const banner = banners.data?.find(({ seccion }) => seccion === 'empresa')
  return (
    <PublicPage
      seccion="empresa"
      title="Empresa"
      description="Quiénes somos, cómo trabajamos y por qué elegir a {empresa}"
    >
      <Loaded query={banners} skeleton={<CompanyBannerSkeleton />}>
        {() => banner && <CompanyBanner {...banner} />}
      </Loaded>
      <Valores />
    </PublicPage>
  )
}
