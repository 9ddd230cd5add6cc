import { obtenerNovedad, obtenerNovedades, type Novedad } from '#contract/novedad.ts'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { Articles } from '../page/Articles.tsx'
import { DetailTitle } from '../page/DetailTitle.tsx'
import { Volver } from '../page/Volver.tsx'
import { ShareLink } from '../share/ShareLink.tsx'
import styles from './NovedadesPage.module.css'
import { OtherNews } from './OtherNews.tsx'

/** §2.9: the news, or the selected news item: picture, title, caption, text. */
export const NovedadesPage = () => (
  <Articles
    seccion="novedades"
    title="Novedades"
    description="Novedades de {empresa}"
    detailEndpoint={obtenerNovedad}
    listEndpoint={obtenerNovedades}
    count={6}
    empty="Todavía no publicamos novedades. Volvé pronto."
    card={({ etiqueta, imagen }) => ({ tag: etiqueta, image: imagen })}
    skeleton={<ArticleSkeleton />}
  >
    {(novedad, opened) => <Article {...novedad} opened={opened} />}
  </Articles>
)

const Article = ({ id, etiqueta, titulo, epigrafe, texto, imagen, opened }: Novedad & { opened: boolean }) => (
  <article className={styles.article}>
    <DetailTitle tag={etiqueta} title={titulo} caption={epigrafe} opened={opened} />
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
