import { company } from '../../brand.ts'
import { Piece } from '../../ui/Piece.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { CompanyBanner } from './CompanyBanner.tsx'
import { FeaturedNews } from './FeaturedNews.tsx'
import { FeaturedProducts } from './FeaturedProducts.tsx'
import { Hero } from './Hero.tsx'

/** The home page (§2.4); each section loads by itself. */
export const HomePage = () => (
  <>
    <PageHead seccion="home" title="Inicio" description={`${company.name}. ${company.tagline}.`} />
    <h1 className="visually-hidden">{company.name}</h1>
    <Hero />
    <Piece>
      <FeaturedProducts />
    </Piece>
    <Piece>
      <CompanyBanner />
      <FeaturedNews />
    </Piece>
  </>
)
