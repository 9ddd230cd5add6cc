import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerSecciones } from '#contract/valor.ts'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { LoadedList } from '../page/LoadedList.tsx'
import styles from './Valores.module.css'

/** '¿Por qué elegirnos?' and its reasons (§2.6). */
export function Valores() {
  const valores = useQuery(read(obtenerSecciones, {}, 'listed'))
  return (
    <section className={styles.section} aria-labelledby="por-que">
      <SectionHeading id="por-que" title="¿Por qué elegirnos?" />
      <LoadedList query={valores} skeleton={<ValoresSkeleton />} empty="Pronto te contamos acá nuestras razones.">
        {(items) => (
          <ul role="list" className={styles.grid}>
            {items.map(({ id, titulo, texto, imagen }) => (
              <li key={id} className={styles.card}>
                <Media path={imagen} alt="" width={80} height={80} kind="image" fit="contain" className={styles.icon} />
                <h3 className={styles.title}>{titulo}</h3>
                <RichText html={texto} className={styles.text} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  )
}

const ValoresSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 4 }, (_, key) => (
      <div key={key} className={styles.card}>
        <Skeleton width="80px" height="80px" />
        <Skeleton height="1.5em" width="80%" />
        <SkeletonText lines={4} />
      </div>
    ))}
  </div>
)
