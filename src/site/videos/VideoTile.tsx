import type { ReactNode } from 'react'
import type { Video } from '#contract/video.ts'
import { Play, Search } from '#ui/icons/index.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Preview } from './Preview.tsx'
import { Projection } from './Projection.tsx'
import { getSource, type Source } from './source.ts'
import styles from './VideoTile.module.css'

/** A video's still, which dims under a play button on hover (§2.11). */
export function VideoTile({ video: { titulo, link, file }, priority }: { video: Video; priority: boolean }) {
  const source = getSource({ link, file })
  return (
    <li className={styles.tile}>
      <div className={styles.stage} inert>
        <Preview source={source} title={titulo} priority={priority} />
      </div>
      <h2 className={styles.title}>{titulo}</h2>
      <Control source={source} title={titulo} />
    </li>
  )
}

/** Opens the video: another site in a new tab, a file over the screen. Nothing when there is nothing to play. */
function Control({ source, title }: { source: Source; title: string }) {
  switch (source.kind) {
    case 'external':
      return (
        <a href={source.link} target="_blank" rel="noopener noreferrer" className={styles.control}>
          <Sign icon={<Play />}>{`Reproducir ${title} (se abre en otra pestaña)`}</Sign>
        </a>
      )
    case 'file':
      return (
        <Projection title={title} {...source} className={styles.control}>
          <Sign icon={<Play />}>{`Reproducir ${title}`}</Sign>
        </Projection>
      )
    case 'image':
      return (
        <Projection title={title} {...source} className={styles.control}>
          <Sign icon={<Search />}>{`Ampliar ${title}`}</Sign>
        </Projection>
      )
    case 'nothing':
      return null
  }
}

const Sign = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    <span className={styles.veil}>
      <span className={styles.sign}>{icon}</span>
    </span>
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
)
