import { useId, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Producto } from '#contract/producto.ts'
import { none, type Finding } from '#recognise/finding.ts'
import type { Linea } from '#state/pedido/linea.ts'
import { addAll } from '#state/pedido/pedido.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Close } from '#ui/icons/index.tsx'
import { useAnswer } from '../../catalogue-worker/use-answer.ts'
import { amountText } from '../text.ts'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { choices } from './choices.ts'
import type { Doubted } from './use-quick-order.ts'
import parts from '../parts.module.css'
import styles from './QuickOrder.module.css'

interface DoubtsProps {
  /** The heading of the doubts, which gets the focus when new ones come. */
  heading: RefObject<HTMLParagraphElement | null>
  /** Called when no doubt is left. */
  onDone: () => void
  lines: readonly Doubted[]
  onChange: (lines: Doubted[]) => void
  productos: readonly Producto[]
}

/** The most doubts shown at once; the others follow as these are resolved. */
const shown = 25

/** Lines that are not sure. The visitor corrects each, takes a proposal, or drops it. */
export function Doubts({ lines, onChange, productos, heading, onDone }: DoubtsProps) {
  const list = useRef<HTMLOListElement>(null)
  if (lines.length === 0) return null
  // Two lines can be equal, so the position is the key.
  const placed = lines.slice(0, shown).map((line, index) => ({ ...line, index }))
  const isMixed = lines.some(({ file }) => file !== '')
  /** Removes a line; the next one gets its place and focus. */
  const without = (index: number) => {
    flushSync(() => onChange(lines.filter((_, i) => i !== index)))
    const inputs = list.current?.querySelectorAll('input') ?? []
    const next = inputs[Math.min(index, inputs.length - 1)]
    if (next) next.focus()
    else onDone()
  }
  const dropAll = () => {
    onChange([])
    onDone()
  }
  const take = (index: number, line: Linea) => {
    addAll([line])
    without(index)
  }
  return (
    <div className={styles.doubts}>
      <p ref={heading} tabIndex={-1} className={cx(styles.count, parts.row)}>
        <strong>{counted(lines.length, 'línea para revisar', 'líneas para revisar')}</strong>
        <Button tone="quiet" onClick={dropAll}>
          Descartar todas
        </Button>
      </p>
      <ol role="list" ref={list}>
        {placed.map(({ text, file, index }) => (
          <Doubt
            key={index}
            text={text}
            source={file !== '' ? `De «${file}».` : isMixed ? 'Del texto que pegaste.' : ''}
            productos={productos}
            onType={(next) => onChange(lines.with(index, { text: next, file }))}
            onTake={(line) => take(index, line)}
            onDrop={() => without(index)}
          />
        ))}
      </ol>
      {lines.length > shown && (
        <p
          className={cx(styles.more, parts.soft)}
        >{`Y ${counted(lines.length - shown, 'línea más', 'líneas más')}.`}</p>
      )}
    </div>
  )
}

interface DoubtProps {
  text: string
  /** The origin of the line; '' where the origin is plain. */
  source: string
  productos: readonly Producto[]
  onType: (text: string) => void
  onTake: (line: Linea) => void
  onDrop: () => void
}

function Doubt({ text, source, productos, onType, onTake, onDrop }: DoubtProps) {
  const answered = useAnswer('choices', productos, text, choices)
  // An answer about the previous text must not stand for this one.
  const finding: Finding<Linea> = answered?.input === text ? answered.answer : none
  const { readings: lines, reason: why } =
    finding.kind === 'ask' ? finding : { readings: finding.kind === 'sure' ? [finding.value] : [], reason: '' }
  const reason = useId()
  return (
    <li className={styles.doubt}>
      <input
        className={styles.line}
        aria-label="Línea para revisar"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
        aria-describedby={`${source}${why}` === '' ? undefined : reason}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && finding.kind === 'sure') onTake(finding.value)
        }}
      />
      <IconButton label={`Descartar «${text}»`} icon={<Close />} onClick={onDrop} />
      {`${source}${why}` !== '' && (
        <p id={reason} className={cx(styles.why, parts.soft)}>
          {[source, why].filter(Boolean).join(' ')}
        </p>
      )}
      <ul role="list" className={styles.choices}>
        {lines.map((line) => (
          <li key={`${line.codigo} ${line.nombre} ${line.tamaño}`}>
            <button type="button" className={styles.choice} onClick={() => onTake(line)}>
              <b>{line.codigo}</b>
              <span>{`${line.nombre} ${line.tamaño}`}</span>
              <span className={styles.asked}>{amountText(line)}</span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
