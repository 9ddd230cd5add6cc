import { useMemo } from 'react'
import type { Linea } from '../../../state/pedido/linea.ts'
import { addAll } from '../../../state/pedido/pedido.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Close } from '../../../ui/icons/index.tsx'
import type { Find } from '../../search/finder.ts'
import { amountText } from '../text.ts'
import { counted } from '../../../ui/counted.ts'
import type { Codes } from './codes.ts'
import { lineFor, pastedRows, type Pasted } from './paste.ts'
import { proposalsFor } from './proposals.ts'
import styles from './QuickOrder.module.css'

interface DoubtsProps {
  /** As they were pasted. */
  lines: readonly string[]
  onChange: (lines: string[]) => void
  codes: Codes
  find: Find
}

/** Those after them come up as these are done. */
const shown = 25

/** Lines that are not sure: each is corrected, taken as one of its proposals, or dropped. */
export function Doubts({ lines, onChange, codes, find }: DoubtsProps) {
  if (lines.length === 0) return null
  // Nothing tells two of them apart but their place.
  const placed = lines.slice(0, shown).map((text, at) => ({ text, at }))
  const without = (at: number) => onChange(lines.filter((_, i) => i !== at))
  const take = (at: number, line: Linea) => {
    addAll([line])
    without(at)
  }
  return (
    <div className={styles.doubts}>
      <p className={styles.count}>
        <strong>{counted(lines.length, 'línea para revisar', 'líneas para revisar')}</strong>
        <Button tone="quiet" onClick={() => onChange([])}>
          Descartar todas
        </Button>
      </p>
      <ol>
        {placed.map(({ text, at }) => (
          <Doubt
            key={at}
            text={text}
            codes={codes}
            find={find}
            onType={(next) => onChange(lines.with(at, next))}
            onTake={(line) => take(at, line)}
            onDrop={() => without(at)}
          />
        ))}
      </ol>
      {lines.length > shown && (
        <p className={styles.more}>{`Y ${counted(lines.length - shown, 'línea más', 'líneas más')}.`}</p>
      )}
    </div>
  )
}

interface DoubtProps {
  text: string
  codes: Codes
  find: Find
  onType: (text: string) => void
  onTake: (line: Linea) => void
  onDrop: () => void
}

/** What is typed into a line may be sure by now. */
const choicesOf = (row: Pasted, codes: Codes, find: Find): Linea[] =>
  row.line ? [row.line] : proposalsFor(row, codes, find).map((medida) => lineFor(medida, row.text))

function Doubt({ text, codes, find, onType, onTake, onDrop }: DoubtProps) {
  const choices = useMemo(() => {
    const [row] = pastedRows(text, codes)
    return row ? choicesOf(row, codes, find) : []
  }, [text, codes, find])
  return (
    <li className={styles.doubt}>
      <input
        className={styles.line}
        aria-label="Línea para revisar"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && choices[0]) onTake(choices[0])
        }}
      />
      <IconButton label={`Descartar «${text}»`} icon={<Close />} onClick={onDrop} />
      <ul className={styles.choices}>
        {choices.map((line) => (
          <li key={`${line.codigo} ${line.nombre} ${line.tamaño}`}>
            <button type="button" className={styles.choice} onClick={() => onTake(line)}>
              <b>{line.codigo}</b>
              <span>
                {line.nombre} {line.tamaño}
              </span>
              <span className={styles.asked}>{amountText(line)}</span>
            </button>
          </li>
        ))}
        {choices.length === 0 && (
          <li className={styles.none}>No se parece a nada del catálogo: corregí el código o escribí la medida.</li>
        )}
      </ul>
    </li>
  )
}
