import { Suspense } from 'react'
import { company } from '../../brand.ts'
import { PageHead } from '../page/PageHead.tsx'
import { CompanyBanner } from './CompanyBanner.tsx'
import { FeaturedNews } from './FeaturedNews.tsx'
import { FeaturedProducts } from './FeaturedProducts.tsx'
import { Hero } from './Hero.tsx'

/** The home page (§2.4); its sections load each by itself. */
export const HomePage = () => (
  <>
    <PageHead seccion="home" title="Inicio" description={`${company.name}. ${company.tagline}.`} />
    <h1 className="visually-hidden">{company.name}</h1>
    <Hero />
    <FeaturedProducts />
    {/* A piece of its own: what is seen first takes over without it. */}
    <Suspense>
      <CompanyBanner />
      <FeaturedNews />
    </Suspense>
  </>
)
