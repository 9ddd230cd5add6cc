import { Link } from '@tanstack/react-router'
import { ArrowRight } from '#ui/icons/index.tsx'
import { Media } from '#ui/Media.tsx'
import { fromHere, keepPlace } from '../page/list-place.ts'
import styles from './ArticleCard.module.css'

interface ArticleCardProps {
  to: '/novedades' | '/ferias'
  id: number
  /** Only news have a tag (§2.10). */
  tag?: string
  title: string
  caption: string
  image: string | undefined
  as?: 'h2' | 'h3'
  /** The card is on the first screen. */
  priority?: boolean
}

/** A card of a news item or a fair (§2.4, §2.9, §2.10); it opens the detail. */
export const ArticleCard = ({
  to,
  id,
  tag,
  title,
  caption,
  image,
  as: Heading = 'h3',
  priority = false,
}: ArticleCardProps) => (
  <Link to={to} search={{ id }} state={fromHere(to)} className={styles.card} onClick={() => keepPlace(id)}>
    <span className={styles.frame}>
      <Media
        path={image}
        alt=""
        width={809}
        height={572}
        sizes="(width >= 1024px) 424px, (width >= 768px) 33vw, 100vw"
        priority={priority}
        className={styles.picture}
      />
    </span>
    <span className={styles.body}>
      {tag && <span className={styles.tag}>{tag}</span>}
      <Heading className={styles.title}>{title}</Heading>
      <span className={styles.caption}>{caption}</span>
      <span className={styles.more}>
        Leer más
        <ArrowRight />
      </span>
    </span>
  </Link>
)

/** The class of a skeleton as high as the card. */
export const articleCardSkeleton = styles.skeleton
