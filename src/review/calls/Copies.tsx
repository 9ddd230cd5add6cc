import { useState } from 'react'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { asCurl, asFetch } from './copies.ts'
import type { CallEntry } from '../../state/call-entry.ts'
import { Small } from '../Small.tsx'
import styles from './Llamadas.module.css'

const ways = [
  ['fetch', asFetch],
  ['cURL para una API real', asCurl],
] as const

interface Copy {
  readonly label: string
  readonly code: string
  readonly said: string
}

/** Copies a text and shows it: where the browser forbids copying, a person can select the text. */
export function Copies({ call }: { call: CallEntry }) {
  const [copy, setCopy] = useState<Copy>()
  const take = async (label: string, code: string) => {
    const said = await navigator.clipboard.writeText(code).then(
      () => 'Copiado.',
      () => 'El navegador no deja copiar: seleccionalo acá.',
    )
    setCopy({ label, code, said })
  }
  return (
    <section className={styles.part}>
      <h3>Copiar como</h3>
      <p className={styles.ways}>
        {ways.map(([label, make]) => (
          <Small
            key={label}
            aria-label={`Copiar como ${label}`}
            aria-pressed={copy?.label === label}
            onClick={() => void take(label, make(call))}
          >
            {label}
          </Small>
        ))}
      </p>
      <output className={styles.soft}>{copy?.said}</output>
      {copy && (
        <TableScroll label={`Como ${copy.label}`} className={styles.code}>
          <pre>{copy.code}</pre>
        </TableScroll>
      )}
    </section>
  )
}
