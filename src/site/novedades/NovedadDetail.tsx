import { obtenerNovedad, obtenerNovedades, type Novedad } from '../../contract/novedad.ts'
import { Media } from '../../ui/Media.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import { Detail, notFound } from '../page/Detail.tsx'
import { DetailTitle } from '../page/DetailTitle.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { ShareLink } from '../share/ShareLink.tsx'
import { useRecord } from '../page/use-record.ts'
import { Volver } from '../page/Volver.tsx'
import styles from './NovedadDetail.module.css'
import { OtherNews } from './OtherNews.tsx'

const list = { href: '/novedades', label: 'todas las novedades' }

/** A news item (§2.9): picture, title, caption, text. */
export function NovedadDetail({ id }: { id: number }) {
  const query = useRecord(obtenerNovedad, obtenerNovedades, id)
  const { titulo = query.unknown ? notFound : 'Novedades', epigrafe } = query.data ?? {}
  return (
    <PublicPage
      seccion="novedades"
      id={id}
      title={titulo}
      description={epigrafe || 'Novedades de {empresa}'}
      trail={[{ label: 'Novedades', href: list.href }, ...(query.data ? [{ label: titulo }] : [])]}
      heading={null}
    >
      <Detail query={query} list={list} skeleton={<ArticleSkeleton />}>
        {(novedad) => <Article {...novedad} />}
      </Detail>
    </PublicPage>
  )
}

const Article = ({ id, etiqueta, titulo, epigrafe, texto, imagen }: Novedad) => (
  <article className={styles.article}>
    <DetailTitle tag={etiqueta} title={titulo} caption={epigrafe} />
    <div className={styles.story}>
      {imagen && (
        <Media
          path={imagen}
          alt=""
          width={809}
          height={572}
          kind="image"
          sizes="(width >= 1024px) min(58vw, 770px), 100vw"
          priority
          className={styles.picture}
        />
      )}
      <RichText html={texto} className={styles.text} />
    </div>
    <div className={styles.back}>
      <Volver />
      <ShareLink seccion="novedades" id={id} title={titulo} />
    </div>
    <OtherNews but={id} />
  </article>
)

const ArticleSkeleton = () => (
  <div className={styles.article}>
    <div>
      <Skeleton height="8em" />
      <SkeletonText lines={3} />
    </div>
    <div className={styles.story}>
      <Skeleton className={styles.picture} />
      <SkeletonText lines={8} />
    </div>
  </div>
)
