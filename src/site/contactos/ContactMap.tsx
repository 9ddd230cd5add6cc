import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { External } from '../../ui/icons/index.tsx'
import { Pin } from '../../ui/icons/more.tsx'
import styles from './ContactMap.module.css'
import { mapEmbedUrl, mapUrl } from './links.ts'

/** True from when somebody has nearly scrolled to it. */
const useNear = () => {
  const box = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || box.current === null) return
    const observer = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true) }, { rootMargin: '200px' })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])
  return { box, near }
}

/**
 * The map of an address (§2.12). Until it is there, and where it cannot be had, a card with the address stands in its place.
 * An `object`, since a frame that fails to load says nothing of it and shows the browser's own error.
 */
export function ContactMap({ direccion, embed = mapEmbedUrl(direccion) }: { direccion: string; embed?: string }) {
  const { box, near } = useNear()
  const [shown, setShown] = useState(false)
  return (
    <section ref={box} aria-label="Mapa" className={styles.map}>
      {!shown && (
        <div className={styles.card}>
          <Pin />
          <p className={styles.address}>{direccion}</p>
          <ButtonLink tone="secondary" href={mapUrl(direccion)} target="_blank">Ver en el mapa<External /></ButtonLink>
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
