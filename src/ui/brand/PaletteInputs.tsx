import { useField } from '../field-context.ts'
import { TextInput } from '../Field.tsx'
import { largestRadius } from './colours.ts'
import styles from './PaletteInputs.module.css'

type ColourInputProps = { label: string; typed: string; colour: string; onChange: (text: string) => void }

/** A colour by eye or by its hex, within a Field. */
export const ColourInput = ({ label, typed, colour, onChange }: ColourInputProps) => (
  <span className={styles.colour}>
    <input
      type="color"
      aria-label={`${label}, a ojo`}
      value={colour}
      onChange={({ target }) => onChange(target.value)}
    />
    <TextInput
      spellCheck={false}
      autoComplete="off"
      maxLength={7}
      value={typed}
      onChange={({ target }) => onChange(target.value)}
    />
  </span>
)

/** How round the corners are, within a Field. */
export const RadiusInput = ({ value, onChange }: { value: number; onChange: (radius: number) => void }) => (
  <input
    {...useField()}
    type="range"
    className={styles.range}
    min={0}
    max={largestRadius}
    step={1}
    value={value}
    aria-valuetext={`${value} px`}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
)
