import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerBanner, type Banner } from '#contract/banner.ts'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../Loaded.tsx'
import { ActionLink } from './ActionLink.tsx'
import styles from './CompanyBanner.module.css'

const companyPage = { to: '/empresa', label: 'Conocé la empresa' } as const

const ofHome = (banners: Banner[]): Banner | null =>
  banners.find(({ seccion }) => seccion === 'home') ?? banners[0] ?? null

const saysNothing = ({ titulo, texto, imagen }: Banner): boolean => titulo + texto + imagen === ''

/** The company's banner (§2.4); nothing while nobody has filled it. */
export function CompanyBanner() {
  const query = useQuery({ ...read(obtenerBanner, {}), select: ofHome })
  if (query.data === null || (query.data && saysNothing(query.data))) return null
  return (
    <section className={styles.banner} data-ground="dark" aria-label="La empresa">
      <Loaded query={query} skeleton={<Skeleton className={styles.skeleton} />}>
        {(banner) => banner && <Content banner={banner} />}
      </Loaded>
    </section>
  )
}

const Content = ({ banner: { titulo, texto, imagen, textoboton, link } }: { banner: Banner }) => (
  <div className={styles.grid}>
    <Media
      path={imagen}
      alt=""
      width={950}
      height={470}
      sizes="(width >= 768px) 50vw, 100vw"
      className={styles.picture}
    />
    <div className={styles.copy}>
      <h2 className={styles.title}>{titulo}</h2>
      <RichText html={texto} className={styles.text} />
      <ActionLink href={link} label={textoboton} page={companyPage} />
    </div>
  </div>
)
