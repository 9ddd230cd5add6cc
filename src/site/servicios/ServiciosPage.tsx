import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerServicios, type Servicio } from '#contract/servicio.ts'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { LoadedList } from '../page/LoadedList.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import styles from './ServiciosPage.module.css'

/** §2.7: rows of a picture and a text, on alternate sides. */
export function ServiciosPage() {
  const servicios = useQuery(read(obtenerServicios, {}, 'listed'))
  return (
    <PublicPage seccion="servicios" title="Servicios" description="Los servicios de {empresa}">
      <LoadedList
        query={servicios}
        skeleton={<RowsSkeleton />}
        empty="Todavía no publicamos nuestros servicios. Escribinos y te contamos."
      >
        {(items) => (
          <div className={styles.rows}>
            {items.map((servicio, i) => (
              <Row key={servicio.id} {...servicio} first={i === 0} />
            ))}
          </div>
        )}
      </LoadedList>
    </PublicPage>
  )
}

const Row = ({ titulo, texto, imagen, first }: Servicio & { first: boolean }) => (
  <section className={styles.row}>
    <div className={styles.picture}>
      <Media
        path={imagen}
        alt=""
        width={704}
        height={306}
        kind="image"
        sizes="(width >= 768px) max(50vw, 730px), 100vw"
        priority={first}
      />
    </div>
    <div className={styles.words}>
      <h2 className={styles.title}>{titulo}</h2>
      <RichText html={texto} className={styles.text} />
    </div>
  </section>
)

const RowsSkeleton = () => (
  <div className={styles.rows}>
    {[0, 1, 2].map((key) => (
      <div key={key} className={styles.row}>
        <div className={styles.picture}>
          <Skeleton />
        </div>
        <div className={styles.words}>
          <Skeleton height="2em" width="60%" />
          <SkeletonText lines={6} />
        </div>
      </div>
    ))}
  </div>
)
