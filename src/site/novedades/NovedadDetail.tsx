import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/queries.ts'
import { company } from '../../brand.ts'
import { obtenerNovedad, type Novedad } from '../../contract/novedad.ts'
import { Media } from '../../ui/Media.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import { Detail } from '../page/Detail.tsx'
import { DetailTitle } from '../page/DetailTitle.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { Volver } from '../page/Volver.tsx'
import styles from './NovedadDetail.module.css'

const list = { href: '/novedades', label: 'todas las novedades' }

/** A news item (§2.9): picture, title, caption, text. */
export function NovedadDetail({ id }: { id: number }) {
  const query = useQuery(read(obtenerNovedad, { id }))
  const { titulo = 'Novedad', epigrafe, imagen } = query.data ?? {}
  return (
    <PublicPage
      seccion="novedades"
      id={id}
      title={titulo}
      description={epigrafe || `Novedades de ${company.name}`}
      image={imagen}
      trail={[{ label: 'Novedades', href: list.href }, { label: titulo }]}
      heading={null}
    >
      <Detail query={query} list={list} skeleton={<ArticleSkeleton />}>
        {(novedad) => <Article {...novedad} />}
      </Detail>
    </PublicPage>
  )
}

const Article = ({ titulo, epigrafe, texto, imagen }: Novedad) => (
  <article className={styles.article}>
    <DetailTitle title={titulo} caption={epigrafe} />
    <div className={styles.story}>
      {imagen && <Media path={imagen} alt="" width={809} height={572} kind="image" priority className={styles.picture} />}
      <RichText html={texto} className={styles.text} />
    </div>
    <div className={styles.back}>
      <Volver of="novedad" />
    </div>
  </article>
)

const ArticleSkeleton = () => (
  <div className={styles.article}>
    <div>
      <Skeleton height="8rem" />
      <SkeletonText lines={3} />
    </div>
    <div className={styles.story}>
      <Skeleton className={styles.picture} />
      <SkeletonText lines={8} />
    </div>
  </div>
)
