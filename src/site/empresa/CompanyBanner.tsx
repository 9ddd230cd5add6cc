import type { Banner } from '#contract/banner.ts'
import { cx } from '#ui/cx.ts'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import styles from './CompanyBanner.module.css'

/** The company's text on black, beside a picture that runs to the edge of the window. */
export const CompanyBanner = ({ titulo, texto, imagen }: Banner) => (
  <section data-ground="dark" className={styles.banner}>
    <div className={styles.picture}>
      <Media
        path={imagen}
        alt=""
        width={950}
        height={470}
        kind="image"
        sizes="(width >= 1024px) max(58vw, 1230px), 100vw"
        priority
      />
    </div>
    <div className={styles.words}>
      <h2 className={styles.title}>{titulo}</h2>
      <RichText html={texto} className={styles.text} />
    </div>
  </section>
)

export const CompanyBannerSkeleton = () => (
  <div data-ground="dark" className={styles.banner}>
    <div className={styles.picture}>
      <Skeleton />
    </div>
    <div className={cx(styles.words, styles.waiting)}>
      <Skeleton height="2.5em" width="60%" />
      <SkeletonText lines={4} />
      <SkeletonText lines={6} />
    </div>
  </div>
)
