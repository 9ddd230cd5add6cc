import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { forgetOffered, offered } from './offered.ts'
import styles from './state.module.css'

/** A link brought a state (`?estado=`): it is loaded only by somebody who says so. */
export function Offer({ onOpen }: { onOpen: (address: string) => void }) {
  const [address, setAddress] = useState(offered)
  if (address === null) return null
  const decide = () => {
    forgetOffered()
    setAddress(null)
  }
  return (
    <section className={styles.panel} aria-labelledby="estado-enlace">
      <h3 id="estado-enlace" className={styles.heading}>El enlace trae un estado</h3>
      <p className={styles.address}>{address}</p>
      <div className={styles.actions}>
        <Button onClick={() => { decide(); onOpen(address) }}>Ver qué trae</Button>
        <Button tone="secondary" onClick={decide}>No, gracias</Button>
      </div>
    </section>
  )
}
