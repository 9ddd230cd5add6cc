import { useState } from 'react'
import { counted } from '../../ui/counted.ts'
import { Select } from '../../ui/Field.tsx'
import { FilePreview } from '../kit/fields/FilePreview.tsx'
import { compare, fileSize } from '../kit/text.ts'
import type { Pictured } from './match.ts'
import type { Picture } from './use-pictures.ts'
import styles from './pictures.module.css'

const other = 'otro'
const unmeasured = () => undefined

type PictureOfProps = {
  picture: Picture
  products: readonly Pictured[]
  onChoose: (target: number | null) => void
}

/** A picture, the product it goes to, and why. All products are offered when one asks for another. */
export function PictureOf({ picture, products, onChoose }: PictureOfProps) {
  const [every, setEvery] = useState(false)
  const { file, match, goesTo, reason } = picture
  const isOffered = ({ id }: Pictured) => match.ids.includes(id) || id === goesTo
  const options = every
    ? products.toSorted((a, b) => compare(a.nombre, b.nombre))
    : products.filter(isOffered).toSorted((a, b) => match.ids.indexOf(a.id) - match.ids.indexOf(b.id))
  const images = products.find(({ id }) => id === goesTo)?.imagenes.length ?? 0
  const notes = [
    match.by && `Por ${match.by}.`,
    goesTo !== undefined && images > 0 && `Ya tiene ${counted(images, 'imagen', 'imágenes')}: se suma.`,
  ]
  return (
    <li>
      <FilePreview of={file} onSize={unmeasured} />
      <div className={styles.words}>
        <p>{`${file.name} · ${fileSize(file.size)}`}</p>
        <p className={styles.note}>{notes.filter(Boolean).join(' ')}</p>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.target}>
        <Select
          aria-label={`Producto de ${file.name}`}
          value={goesTo ?? ''}
          onChange={({ target: { value } }) => {
            if (value === other) setEvery(true)
            else onChoose(value === '' ? null : Number(value))
          }}
        >
          <option value="">No se carga</option>
          {options.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
          {!every && <option value={other}>Otro producto…</option>}
        </Select>
      </div>
    </li>
  )
}
