import { useDeferredValue } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { getDecidingColour, fails, listFindings, readableShade } from '#ui/brand/contrast-pairs.ts'
import { colours, housePalette, type ColourKey, type Palette } from '#ui/brand/colours.ts'
import { sayContrast, sayFinding } from '#ui/brand/say-contrast.ts'
import { hex } from '#ui/contrast.ts'
import { Field, TextInput } from '#ui/Field.tsx'
import tokens from '#ui/tokens.css?raw'
import { useFormField } from '../kit/form-context.ts'
import styles from './marca.module.css'

const house = housePalette(tokens)

/** The palette of the form as typed. */
const usePalette = (): Palette => {
  const values = useFormContext().watch()
  const text = (name: ColourKey) => String(values[name] ?? '')
  return {
    acento: text('acento'),
    tinta: text('tinta'),
    fondoClaro: text('fondoClaro'),
    fondoOscuro: text('fondoOscuro'),
    radio: Number(values['radio']) || 0,
  }
}

/** A colour by eye or by its hex; the site's own while it is blank. Pairs of colours that cannot be read are named, with a way out. */
export function ColourField({ name }: { name: ColourKey }) {
  const { label } = colours[name]
  const { error } = useFormField(name, label)
  const { value, onChange } = useController({ name }).field
  // Deferred, so that a drag stays smooth.
  const palette = useDeferredValue(usePalette())
  const failing = listFindings(palette, tokens).filter(
    (finding) => fails(finding) && getDecidingColour(finding) === name,
  )
  const shade = failing.length > 0 ? readableShade(palette, name, tokens) : undefined
  const typed = String(value ?? '').trim()
  const isWrong = typed !== '' && hex(typed) === undefined
  return (
    <div className={styles.colour}>
      <Field
        label={label}
        error={error ?? (isWrong ? 'Escribilo como #0a7d4f.' : undefined)}
        hint={typed === '' ? `El del sitio: ${house[name]}.` : undefined}
      >
        <span className={styles.inputs}>
          <input
            type="color"
            aria-label={`${label}, a ojo`}
            value={hex(typed) ?? house[name]}
            onChange={({ target }) => onChange(target.value)}
          />
          <TextInput
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      </Field>
      {failing.length > 0 && (
        <div className={styles.failing} role="status">
          <ul role="list">
            {failing.map((finding) => (
              <li key={sayFinding(finding)}>{`${sayFinding(finding)}: ${sayContrast(finding)}`}</li>
            ))}
          </ul>
          {shade !== undefined && (
            <Button tone="secondary" onClick={() => onChange(shade)}>{`Usar ${shade}, que se lee`}</Button>
          )}
        </div>
      )}
    </div>
  )
}
