import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Part } from '../parts.tsx'
import parts from '../parts.module.css'
import { forgetOffered, offered } from './offered.ts'
import styles from './state.module.css'

/** Offers the state of a link (`?estado=`): only a click loads it. */
export function Offer({ onOpen }: { onOpen: (address: string) => void }) {
  const [address, setAddress] = useState(offered)
  if (address === null) return null
  const decide = () => {
    forgetOffered()
    setAddress(null)
  }
  return (
    <Part title="El enlace trae un estado" asks>
      <p className={styles.address}>{address}</p>
      <div className={parts.actions}>
        <Button
          onClick={() => {
            decide()
            onOpen(address)
          }}
        >
          Ver qué trae
        </Button>
        <Button tone="secondary" onClick={decide}>
          No, gracias
        </Button>
      </div>
    </Part>
  )
}
