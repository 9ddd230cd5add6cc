import styles from './Options.module.css'
import type { Option } from './narrow.ts'
import { digits } from '#ui/counted.ts'

export interface OptionsProps {
  id: string
  label: string
  options: readonly Option[]
  onToggle: (text: string) => void
}

/** The values of a facet, each with its number of sizes; values that leave none are disabled. */
export const Options = ({ id, label, options, onToggle }: OptionsProps) => (
  <fieldset id={id} className={styles.options} data-unprinted>
    <legend className="visually-hidden">{label}</legend>
    {options.map(({ text, count, chosen }) => (
      <label key={text} className={styles.option}>
        <input type="checkbox" checked={chosen} disabled={count === 0 && !chosen} onChange={() => onToggle(text)} />
        <span>{text}</span>
        <span className={styles.number}>{digits(count)}</span>
      </label>
    ))}
  </fieldset>
)
