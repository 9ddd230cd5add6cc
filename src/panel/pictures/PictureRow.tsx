import { useState } from 'react'
import { cutWords } from '#contract/cut-jpeg.ts'
import { counted } from '#ui/counted.ts'
import { Select } from '#ui/Field.tsx'
import { FilePreview } from '../kit/fields/FilePreview.tsx'
import { compare, fileSize } from '../kit/text.ts'
import type { Pictured } from './named.ts'
import type { Picture } from './use-pictures.ts'
import styles from './pictures.module.css'

const otherProduct = 'otro'
const unmeasured = () => undefined

type PictureRowProps = {
  picture: Picture
  products: readonly Pictured[]
  onChoose: (target: number | null) => void
}

/** A picture, its product, and the reason for the match. All products are offered on request. */
export function PictureRow({ picture, products, onChoose }: PictureRowProps) {
  const [every, setEvery] = useState(false)
  const { file, match, goesTo, reason, isCut } = picture
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
      <FilePreview fileOrPath={file} onSize={unmeasured} />
      <div className={styles.words}>
        <p>{`${file.name} · ${fileSize(file.size)}`}</p>
        <p className={styles.note}>{notes.filter(Boolean).join(' ')}</p>
        {isCut && <p className={styles.reason}>{cutWords}</p>}
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.target}>
        <Select
          aria-label={`Producto de ${file.name}`}
          value={goesTo ?? ''}
          onChange={({ target: { value } }) => {
            if (value === otherProduct) setEvery(true)
            else onChoose(value === '' ? null : Number(value))
          }}
        >
          <option value="">No se carga</option>
          {options.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
          {!every && <option value={otherProduct}>Otro producto…</option>}
        </Select>
      </div>
    </li>
  )
}
