import { useState } from 'react'
import { colours, type ColourKey } from '../../ui/brand/colours.ts'
import { ColourInput } from '../../ui/brand/PaletteInputs.tsx'
import { hex } from '../../ui/contrast.ts'
import { dataUrl } from '../../ui/data-url.ts'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Small } from '../parts.tsx'
import parts from '../parts.module.css'
import { loadPicture } from './save-in-site.ts'
import { changeTheme } from './store.ts'
import styles from './Tema.module.css'
import { pictures, type PictureKey } from './theme.ts'

export function ColourField({ of, value }: { of: ColourKey; value: string }) {
  const { label } = colours[of]
  const [text, setText] = useState({ typed: value, of: value })
  // A colour that was chosen elsewhere replaces what was typed.
  if (text.of !== value) setText({ typed: value, of: value })
  const type = (typed: string) => {
    const colour = hex(typed.trim())
    setText({ typed, of: colour ?? value })
    if (colour !== undefined) changeTheme({ [of]: colour }, of)
  }
  return (
    <Field label={label} error={hex(text.typed.trim()) ? undefined : 'Escribilo como #0a7d4f.'}>
      <ColourInput label={label} typed={text.typed} colour={value} onChange={type} />
    </Field>
  )
}

/** In bytes: the theme is stored in local storage, which has some 5 MB for everything. */
const largest = 300_000

export function PictureField({ of, value }: { of: PictureKey; value: string }) {
  const { label, width, height } = pictures[of]
  const [error, setError] = useState('')
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largest) return setError('Pesa más de 300 kB: achicalo y volvé a elegirlo.')
    try {
      const address = await dataUrl(file)
      await loadPicture(address)
      setError('')
      changeTheme({ [of]: address }, of)
    } catch {
      setError('No se puede leer como imagen. Elegí un SVG, PNG, JPG o WebP.')
    }
  }
  return (
    <div className={parts.stack}>
      <Field label={label} hint={`Se ve de ${width} × ${height} px.`} error={error}>
        <TextInput
          type="file"
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </Field>
      {value !== '' && (
        <p className={parts.actions}>
          <img className={styles.logo} src={value} alt="" data-ground={of === 'footer' ? 'dark' : undefined} />
          <Small aria-label={`Quitar: ${label}`} onClick={() => changeTheme({ [of]: '' }, of)}>
            Quitar
          </Small>
        </p>
      )}
    </div>
  )
}
