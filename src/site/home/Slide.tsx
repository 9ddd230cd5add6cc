import type { ReactNode } from 'react'
import type { Slider } from '#contract/slider.ts'
import { isImage } from '#ui/media-kind.ts'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { ActionLink } from './ActionLink.tsx'
import { groundFor } from './slide-ground.ts'
import styles from './Slide.module.css'

export const productsPage = { to: '/productos', label: 'Ver productos' } as const

/** A slide of the carousel (§2.4): a picture or video, with rich text and a button over it. */
export const Slide = ({ slider, priority }: { slider: Slider; priority: boolean }) => (
  <SlideFrame
    ground={groundFor(slider.texto)}
    media={
      <Media
        path={slider.imagen}
        alt=""
        width={1400}
        height={586}
        // The picture covers 600 px of height.
        sizes="(width >= 768px) max(100vw, 1434px), 210vw"
        priority={priority}
        className={isImage(slider.imagen) ? styles.picture : styles.video}
      />
    }
  >
    <RichText html={slider.texto} className={styles.text} />
    <ActionLink href={slider.linkboton} label={slider.textoboton} page={productsPage} />
  </SlideFrame>
)

type SlideFrameProps = { ground: 'dark' | 'light'; media?: ReactNode; children: ReactNode }

/** Text over a picture, on as much of its ground as reading needs. */
export const SlideFrame = ({ ground, media, children }: SlideFrameProps) => (
  <div className={styles.slide} data-ground={ground}>
    {media}
    <div className={styles.over}>
      <div className={styles.copy}>{children}</div>
    </div>
  </div>
)
