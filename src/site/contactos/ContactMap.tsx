import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#ui/Button.tsx'
import { External } from '#ui/icons/index.tsx'
import { Pin } from '#ui/icons/more.tsx'
import styles from './ContactMap.module.css'
import { mapEmbedUrl, mapUrl } from './links.ts'

/** A drawing of a town with blocks, an avenue, a river and a park, where no map can load. The town is no real place. */
const Streets = () => (
  <svg
    className={styles.streets}
    viewBox="0 0 1200 480"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path
      className={styles.street}
      d="M340 0v480M430 0v480M520 0v480M610 0v480M700 0v480M790 0v480M880 0v480M970 0v480M1060 0v480M1150 0v480M250 60h950M215 130h985M190 200h1010M150 270h1050M110 340h1090M90 410h1110"
    />
    <path className={styles.park} d="M0 0h300q40 150-80 250T0 420z" />
    <path className={styles.water} d="M250-20q90 170-40 290T60 520" />
    <path className={styles.avenue} d="M-20 300 620 235 1220 20M620 235 760 500" />
  </svg>
)

/** True once the visitor has scrolled near the map. */
const useNear = () => {
  const box = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || box.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])
  return { box, near }
}

/**
 * The map of an address (§2.12). While it loads, and where it cannot load, a card shows the address. The map is an
 * `object`: a frame that fails reports nothing and shows the browser's own error.
 */
export function ContactMap({ direccion, embed = mapEmbedUrl(direccion) }: { direccion: string; embed?: string }) {
  const { box, near } = useNear()
  const [shown, setShown] = useState(false)
  return (
    <section ref={box} aria-label="Mapa" className={styles.map} data-unprinted>
      {!shown && <Streets />}
      {!shown && (
        <div className={styles.card}>
          <Pin />
          <p className={styles.address}>{direccion}</p>
          <ButtonLink tone="secondary" href={mapUrl(direccion)} target="_blank">
            Ver en el mapa
            <External />
          </ButtonLink>
        </div>
      )}
      {near && (
        <object
          type="text/html"
          data={embed}
          title={`Mapa de ${direccion}`}
          aria-label={`Mapa de ${direccion}`}
          className={styles.frame}
          hidden={!shown}
          onLoad={() => setShown(true)}
        />
      )}
    </section>
  )
}
