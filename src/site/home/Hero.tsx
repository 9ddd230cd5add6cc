import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '#api/queries.ts'
import { obtenerSliders, type Slider } from '#contract/slider.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Carousel } from '#ui/Carousel.tsx'
import { isImage } from '#ui/media-kind.ts'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import styles from './Hero.module.css'
import { productsPage, Slide, SlideFrame } from './Slide.tsx'

const autoplayMs = 7_000

/** The carousel of sliders (§2.4). Without sliders, or when they fail, the home page still has a text and a link. */
export function Hero() {
  const { data: sliders, isPending, isFetching, refetch } = useQuery(read(obtenerSliders, {}))
  if (sliders && sliders.length > 0) return <Slides sliders={sliders} />
  if (sliders)
    return (
      <div className={styles.still}>
        <Greeting />
      </div>
    )
  if (isPending || isFetching)
    return (
      <Loading className={styles.still}>
        <Skeleton className={styles.skeleton} />
      </Loading>
    )
  return (
    <div className={styles.failed} data-ground="dark">
      <Retry onRetry={() => void refetch()} message="No pudimos cargar las imágenes de inicio." />
    </div>
  )
}

const Slides = ({ sliders }: { sliders: Slider[] }) => (
  <Carousel
    label="Presentación"
    className={styles.hero}
    autoplayMs={autoplayMs}
    film={sliders.some(({ imagen }) => !isImage(imagen))}
    slides={sliders.map((slider, i) => (
      <Slide key={slider.id} slider={slider} priority={i === 0} />
    ))}
  />
)

const Greeting = () => (
  <SlideFrame ground="dark">
    <p className={styles.greeting}>{useMarca().lema}</p>
    <Link to={productsPage.to} className={buttonClass('primary', 'large')}>
      {productsPage.label}
    </Link>
  </SlideFrame>
)
