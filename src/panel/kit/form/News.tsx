import { oneLine } from '../../../contract/one-line.ts'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Field } from '../../../contract/fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EntityFormContext, labelIn } from '../form-context.ts'
import { bringUp } from '../in-sight.ts'
import { brief, joined } from '../text.ts'
import type { Conflict } from './model.ts'
import type { Draft } from './drafts.ts'
import styles from '../EntityForm.module.css'

const lineOf = (row: unknown): string =>
  typeof row === 'object' && row !== null ? Object.values(row).join(' · ') : String(row)

/** A value as words; empty for a blank value. */
const wordsOf = (field: Field | undefined, value: unknown): string => {
  if (field?.kind === 'flag') return value === 1 ? 'Sí' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '' : `${value.length} filas: ${value.map(lineOf).join('; ')}`
  if (value instanceof File) return value.name
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? oneLine(field, value) : ''
}

/** 'Nombre', or 'Pack, fila 2' in a table. */
const useTitle = () => {
  const { parts } = use(EntityFormContext)
  return ({ name, row }: Conflict): string => {
    const label = labelIn(parts, name) ?? name
    if (!row) return label
    const line = row.row === undefined ? 'fila que quitaste' : `fila ${row.row + 1}`
    return `${row.column === undefined ? label : (labelIn(parts, `${name}.${row.column}`) ?? row.column)}, ${line}`
  }
}

const idOf = ({ name, row }: Conflict): string => `cambio-${name}-${row?.at ?? ''}-${row?.column ?? ''}`

/** Below the title: the fields that followed another window, and buttons that lead to the conflicts. */
export const NewsLine = ({ seen }: { seen: readonly string[] }) => {
  const { parts, questions } = use(EntityFormContext)
  const titleOf = useTitle()
  const open = questions()
  return (
    <>
      <output className={styles.news}>
        {seen.length > 0 &&
          `Se actualizó con lo que se guardó en otra ventana: ${joined(seen.map((name) => labelIn(parts, name) ?? name))}.`}
      </output>
      {open.length > 0 && (
        <p role="status" className={cx(styles.news, styles.asks)}>
          Lo cambiaste vos y también otra ventana. Elegí qué queda en:{' '}
          {open.map((conflict) => (
            <Button
              key={idOf(conflict)}
              tone="quiet"
              onClick={() => {
                const choice = document.getElementById(idOf(conflict))
                bringUp(choice?.querySelector<HTMLElement>('button'), choice)
              }}
            >
              {titleOf(conflict)}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}

/** The conflicts of a field, next to its input. */
export const NewsOfField = ({ name }: { name: string }) => {
  const { questions, parts } = use(EntityFormContext)
  return questions()
    .filter((conflict) => conflict.name === name && !conflict.row)
    .map((conflict) => <Choice key={idOf(conflict)} conflict={conflict} label={labelIn(parts, name) ?? name} />)
}

/** The conflicts of a table by row; `undefined` finds those of rows that the form has no longer. */
export const useRowNews = (name: string) => {
  const { questions } = use(EntityFormContext)
  const titleOf = useTitle()
  const here = questions().filter((conflict) => conflict.name === name && conflict.row)
  return (index: number | undefined) =>
    here
      .filter(({ row }) => row?.row === index)
      .map((conflict) => <Choice key={idOf(conflict)} conflict={conflict} label={titleOf(conflict)} />)
}

const rowWords = (row: unknown): string => (row === undefined ? '(fila eliminada)' : lineOf(row))

const useSides = ({ name, theirs, row }: Conflict): readonly [string, string] => {
  const { request } = use(EntityFormContext)
  const { getValues } = useFormContext()
  if (!row) return [wordsOf(request[name], getValues(name)), wordsOf(request[name], theirs)]
  return row.column === undefined
    ? [rowWords(row.mine), rowWords(row.theirs)]
    : [wordsOf(undefined, row.mine), wordsOf(undefined, row.theirs)]
}

const Choice = ({ conflict, label }: { conflict: Conflict; label: string }) => {
  const { settle } = use(EntityFormContext)
  const [mine, theirs] = useSides(conflict)
  return (
    <section
      id={idOf(conflict)}
      data-conflict
      className={styles.conflict}
      aria-label={`${label}: cambió en otra ventana`}
    >
      <p>
        <strong>{label}</strong> también se cambió en otra ventana. ¿Qué queda?
      </p>
      <Side title="Lo tuyo" words={mine}>
        <Button tone="secondary" onClick={() => settle(conflict, 'mine')}>
          Dejar lo mío
        </Button>
      </Side>
      <Side title="Lo que se guardó" words={theirs}>
        <Button tone="secondary" onClick={() => settle(conflict, 'theirs')}>
          Usar lo guardado
        </Button>
      </Side>
    </section>
  )
}

const Side = ({ title, words, children }: { title: string; words: string; children: React.ReactNode }) => (
  <div className={styles.side}>
    <h2>{title}</h2>
    <p>{brief(words, 600) || '(vacío)'}</p>
    {children}
  </div>
)

const time = new Intl.DateTimeFormat('es-AR', { hour: '2-digit', minute: '2-digit', hour12: false })
const day = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long' })

/** 'a las 14:32', with the day where that is not today. */
const momentOf = (at: number): string => {
  const when = new Date(at)
  const clock = `a las ${time.format(when)}`
  return when.toDateString() === new Date().toDateString() ? clock : `el ${day.format(when)} ${clock}`
}

type DraftOfferProps = { draft: Draft; onTake: () => void; onDrop: () => void }

/** Offers the draft of an earlier visit. */
export const DraftOffer = ({ draft, onTake, onDrop }: DraftOfferProps) => (
  <section className={styles.offer} aria-label="Borrador sin guardar">
    <p>Quedó algo sin guardar de la última vez.</p>
    <Button tone="secondary" onClick={onTake}>
      {`Recuperar lo escrito ${momentOf(draft.at)}`}
    </Button>
    <Button tone="quiet" onClick={onDrop}>
      Descartar
    </Button>
  </section>
)

/** The record was deleted elsewhere. */
export const GoneOffer = ({ onRemake }: { onRemake: (() => void) | undefined }) => (
  <section className={styles.offer} role="alert">
    <p>Este registro se eliminó en otra ventana. Lo que escribiste sigue acá.</p>
    {onRemake && (
      <Button tone="secondary" onClick={onRemake}>
        Crear de nuevo con este texto
      </Button>
    )}
  </section>
)
