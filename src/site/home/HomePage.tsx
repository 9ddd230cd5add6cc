import { sentence, useMarca } from '#ui/brand/marca.ts'
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { isHidden } from '../shown-pages.ts'
import { CompanyBanner } from './CompanyBanner.tsx'
import { FeaturedNews } from './FeaturedNews.tsx'
import { FeaturedProducts } from './FeaturedProducts.tsx'
import { Hero } from './Hero.tsx'

/** The home page (§2.4); each section loads by itself. */
export function HomePage() {
  const marca = useMarca()
  const { nombre, lema } = marca
  return (
    <>
      <PageHead seccion="home" title="Inicio" description={[nombre, lema].map(sentence).join(' ').trim()} />
      <h1 className="visually-hidden">{nombre || 'Inicio'}</h1>
      <Hero />
      {!isHidden(marca, '/productos') && (
        <HydrationBoundary>
          <FeaturedProducts />
        </HydrationBoundary>
      )}
      <HydrationBoundary>
        <CompanyBanner />
        {!isHidden(marca, '/novedades') && <FeaturedNews />}
      </HydrationBoundary>
    </>
  )
}
