import { Play } from '../../ui/icons/index.tsx'
import { Media } from '../../ui/Media.tsx'
import { VideoFile } from '../../ui/VideoFile.tsx'
import { ExternalFrame } from './ExternalFrame.tsx'
import { firstFrame, type Source } from './source.ts'
import styles from './Preview.module.css'

const size = { width: 1280, height: 720 }

/** The still of a video: an image, the first frame of a file, the external player, or a plain card (§2.11). */
export function Preview({ source, title }: { source: Source; title: string }) {
  switch (source.kind) {
    case 'image':
      return <Media path={source.path} alt="" kind="image" {...size} sizes="(width >= 768px) 50vw, 100vw" className={styles.fill} />
    case 'file':
      return <VideoFile {...size} path={source.path} start={firstFrame} preload="metadata" muted className={styles.fill} />
    case 'external':
      return (
        <div className={styles.card}>
          <Play />
          <p>{source.host}</p>
          {source.frame && <ExternalFrame src={source.frame} title={title} className={styles.fill} />}
        </div>
      )
    case 'nothing':
      return (
        <div className={styles.card}>
          <p>Sin video por ahora</p>
        </div>
      )
  }
}
