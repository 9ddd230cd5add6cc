import styles from './pictures.module.css'
import { digits } from '#ui/counted.ts'

type ChoicesProps<Kind extends string> = {
  label: string
  /** The kinds with their labels and counts; a kind with a count of 0 is disabled. */
  choices: readonly { readonly kind: Kind; readonly words: string; readonly count: number }[]
  chosen: Kind | undefined
  onChoose: (kind: Kind) => void
}

/** Counts, each a button that shows the rows it counts. */
export const Choices = <Kind extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Kind>) => (
  <fieldset className={styles.choices}>
    <legend className="visually-hidden">{label}</legend>
    {choices.map(({ kind, words, count }) => (
      <button
        key={kind}
        type="button"
        className={styles.choice}
        aria-pressed={kind === chosen}
        disabled={count === 0}
        onClick={() => onChoose(kind)}
      >
        <strong>{digits(count)}</strong> <span>{words}</span>
      </button>
    ))}
  </fieldset>
)
