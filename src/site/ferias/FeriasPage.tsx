import { obtenerFeria, obtenerFerias, type Feria } from '#contract/feria.ts'
import { cx } from '#ui/cx.ts'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { Articles } from '../page/Articles.tsx'
import { DetailTitle } from '../page/DetailTitle.tsx'
import { Volver } from '../page/Volver.tsx'
import { ShareLink } from '../share/ShareLink.tsx'
import styles from './FeriasPage.module.css'

/** §2.10: the trade fairs, or the selected fair: its pictures, title, caption, text. */
export const FeriasPage = () => (
  <Articles
    seccion="ferias"
    title="Ferias"
    description="Las ferias y jornadas en las que estuvo {empresa}"
    about="{empresa} en ferias"
    detailEndpoint={obtenerFeria}
    listEndpoint={obtenerFerias}
    count={3}
    empty="Todavía no hay ferias para mostrar. Volvé pronto."
    card={({ imagenes }) => ({ image: imagenes[0]?.path })}
    skeleton={<ArticleSkeleton />}
  >
    {(feria, opened) => <Article {...feria} opened={opened} />}
  </Articles>
)

const Article = ({ id, titulo, epigrafe, texto, imagenes, opened }: Feria & { opened: boolean }) => (
  <article className={cx(styles.article, imagenes.length === 0 && styles.bare)}>
    <DetailTitle title={titulo} caption={epigrafe} opened={opened} />
    <FeriaPictures pictures={imagenes} titulo={titulo} />
    <div className={styles.story}>
      <RichText html={texto} className={styles.text} />
      <div className={styles.back}>
        <Volver />
        <ShareLink seccion="ferias" id={id} title={titulo} />
      </div>
    </div>
  </article>
)

const ArticleSkeleton = () => (
  <div className={styles.article}>
    <div>
      <Skeleton height="8em" />
      <SkeletonText lines={2} />
    </div>
    <FeriaPicturesSkeleton />
    <div className={styles.story}>
      <SkeletonText lines={8} />
    </div>
  </div>
)

type FeriaPicturesProps = { pictures: Feria['imagenes']; titulo: string }

/** One large picture, and small ones in pairs below; a single last one takes the whole line. */
const FeriaPictures = ({ pictures, titulo }: FeriaPicturesProps) =>
  pictures.length > 0 && (
    <ul role="list" className={styles.pictures}>
      {pictures.map(({ id, path }, i) => (
        <li key={id}>
          <Media
            path={path}
            alt={`${titulo}, foto ${i + 1}`}
            width={454}
            height={448}
            kind="image"
            sizes="(width >= 1024px) min(58vw, 770px), 100vw"
            priority={i === 0}
          />
        </li>
      ))}
    </ul>
  )

const FeriaPicturesSkeleton = () => (
  <div className={styles.pictures}>
    {[0, 1, 2].map((key) => (
      <div key={key}>
        <Skeleton />
      </div>
    ))}
  </div>
)
