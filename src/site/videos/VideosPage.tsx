import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerVideos } from '#contract/video.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LoadedList } from '../page/LoadedList.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { VideoTile } from './VideoTile.tsx'
import styles from './VideosPage.module.css'

const perRow = 3

/** §2.11: three videos per row, on black. */
export function VideosPage() {
  const videos = useQuery(read(obtenerVideos, {}, 'listed'))
  return (
    <PublicPage seccion="videos" title="Videos" description="Los videos de {empresa}">
      <div data-ground="dark" className={styles.theatre}>
        <LoadedList query={videos} skeleton={<TilesSkeleton />} empty="Todavía no publicamos videos. Volvé pronto.">
          {(items) => (
            <ul role="list" className={styles.grid}>
              {items.map((video, i) => (
                <VideoTile key={video.id} video={video} priority={i < perRow} />
              ))}
            </ul>
          )}
        </LoadedList>
      </div>
    </PublicPage>
  )
}

const TilesSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, key) => (
      <div key={key} className={styles.waiting}>
        <Skeleton className={styles.stage} />
        <Skeleton height="1.25em" width="70%" />
      </div>
    ))}
  </div>
)
