import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { digits } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import type { Change } from './choices.ts'
import type { Offer, Place, Question } from './planilla.ts'
import styles from './CargaMasiva.module.css'

interface QuestionsProps {
  questions: readonly Question[]
  onSay: (change: Change) => void
  onPlace: (place: Place) => void
}

export const countOpen = (questions: readonly Question[]): number =>
  questions.filter(({ answer }) => answer === undefined).length

/** What somebody has to say about the file: one line a reason, with its first cells and the ways to answer it. */
export const Questions = ({ questions, onSay, onPlace }: QuestionsProps) =>
  questions.length > 0 && (
    <details className={styles.questions} open>
      <summary>
        <h2>{`Para revisar (${digits(countOpen(questions))})`}</h2>
      </summary>
      <ol role="list">
        {questions.map((question) => (
          <QuestionLine key={question.key} question={question} onSay={onSay} onPlace={onPlace} />
        ))}
      </ol>
    </details>
  )

function QuestionLine({ question, onSay, onPlace }: Omit<QuestionsProps, 'questions'> & { question: Question }) {
  const { sentence, examples, places, offers, answer, pairs = [] } = question
  const [next, setNext] = useState(0)
  const place = places[next] ?? places[0]
  const words = (
    <>
      <strong>{sentence}</strong>
      <span>{examples.length > 0 && `: ${examples.join(', ')}`}</span>
    </>
  )
  const go = (to: Place) => {
    setNext((places.indexOf(to) + 1) % places.length)
    onPlace(to)
  }
  return (
    <li className={styles.row} data-answered={answer !== undefined || undefined}>
      {place ? (
        <button type="button" className={styles.wide} title="Ir a la fila" onClick={() => go(place)}>
          {words}
        </button>
      ) : (
        <p>{words}</p>
      )}
      <Offers label={sentence} offers={offers} answer={answer} onSay={onSay} />
      {pairs.length > 0 && (
        <details className={styles.whole}>
          <summary>{`Uno por uno (${digits(pairs.length)})`}</summary>
          <ul role="list" className={styles.long}>
            {pairs.map((pair) => (
              <li key={pair.key} className={styles.row}>
                <p className={styles.wide}>{`«${pair.stored}» → «${pair.listed}»`}</p>
                <Offers label={pair.listed} offers={pair.offers} answer={pair.answer} onSay={onSay} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

interface OffersProps {
  label: string
  offers: readonly Offer[]
  answer: string | undefined
  onSay: (change: Change) => void
}

const Offers = ({ label, offers, answer, onSay }: OffersProps) => (
  <fieldset className={cx(styles.row, styles.offers)} aria-label={label}>
    {offers.map(({ key, words, change }) => (
      <Button key={key} tone="secondary" aria-pressed={key === answer} onClick={() => onSay(change)}>
        {words}
      </Button>
    ))}
  </fieldset>
)
