import type { Feria } from '../../contract/feria.ts'
import { Media } from '../../ui/Media.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './FeriaPictures.module.css'

type FeriaPicturesProps = { pictures: Feria['imagenes']; of: string }

/** One large picture, and small ones in pairs below; a single last one takes the whole line. */
export const FeriaPictures = ({ pictures, of }: FeriaPicturesProps) =>
  pictures.length > 0 && (
    <ul className={styles.pictures}>
      {pictures.map(({ id, path }, i) => (
        <li key={id}>
          <Media
            path={path}
            alt={`${of}, foto ${i + 1}`}
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

export const FeriaPicturesSkeleton = () => (
  <div className={styles.pictures}>
    {[0, 1, 2].map((key) => (
      <div key={key}>
        <Skeleton />
      </div>
    ))}
  </div>
)
