import { oneLine } from '#contract/one-line.ts'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Field } from '#contract/fields.ts'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { EntityFormContext, findLabel, findUniqueColumn } from '../form-context.ts'
import { bringUp } from '../in-sight.ts'
import { brief, joined } from '../text.ts'
import { isObject, isTable, findLosses } from './merge.ts'
import type { Conflict } from './model.ts'
import type { Draft } from './drafts.ts'
import styles from '../EntityForm.module.css'

/** A row of a table on one line. */
const describeRow = (row: unknown): string =>
  typeof row === 'object' && row !== null ? Object.values(row).join(' · ') : String(row)

const describeRows = (rows: readonly unknown[]): string =>
  brief(`${counted(rows.length, 'fila', 'filas')}: ${rows.map(describeRow).join('; ')}`, 600)

/** A value as words; empty for a blank value. */
const describeValue = (field: Field | undefined, value: unknown): string => {
  if (field?.kind === 'flag') return value === 1 ? 'Sí' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '' : describeRows(value)
  if (value instanceof File) return value.name
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? oneLine(field, value) : ''
}

/** The label of the column that tells the rows of a table apart, within a sentence. */
const keyLabel = (extensions: EntityFormContext['extensions'], name: string): string =>
  findLabel(extensions, `${name}.${findUniqueColumn(extensions, name)}`)?.toLowerCase() ?? 'id'

/** 'Nombre', 'Pack, fila 2' in a table, or 'Sub-productos, fila con código BH-8' where the form has that row no longer. */
const useTitle = () => {
  const { extensions } = use(EntityFormContext)
  return ({ name, row }: Conflict): string => {
    const label = findLabel(extensions, name) ?? name
    if (!row) return label
    if (row.row === undefined) {
      const code = isObject(row.theirs) ? row.theirs[findUniqueColumn(extensions, name) ?? 'id'] : row.key
      return `${label}, fila con ${keyLabel(extensions, name)} ${String(code)}`
    }
    return `${row.column === undefined ? label : (findLabel(extensions, `${name}.${row.column}`) ?? row.column)}, fila ${row.row + 1}`
  }
}

const getConflictId = ({ name, row }: Conflict): string =>
  `cambio-${name}-${encodeURIComponent((row?.key ?? '').toWellFormed())}-${row?.column ?? ''}`

/** Below the title: the fields that followed another window, and buttons that lead to the conflicts. */
export const NewsLine = ({ seen }: { seen: readonly string[] }) => {
  const { extensions, questions } = use(EntityFormContext)
  const getTitle = useTitle()
  const open = questions()
  return (
    <>
      <output className={styles.news}>
        {seen.length > 0 &&
          `Se actualizó con lo que se guardó en otra ventana: ${joined(seen.map((name) => findLabel(extensions, name) ?? name))}.`}
      </output>
      {open.length > 0 && (
        <p role="status" className={cx(styles.news, styles.asks)}>
          Lo cambiaste vos y también otra ventana. Elegí qué queda en:{' '}
          {open.map((conflict) => (
            <Button
              key={getConflictId(conflict)}
              tone="quiet"
              onClick={() => {
                const choice = document.getElementById(getConflictId(conflict))
                bringUp(choice?.querySelector<HTMLElement>('button'), choice)
              }}
            >
              {getTitle(conflict)}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}

/** The conflicts of a field, next to its input. */
export const NewsOfField = ({ name }: { name: string }) => {
  const { questions, extensions } = use(EntityFormContext)
  return questions()
    .filter((conflict) => conflict.name === name && !conflict.row)
    .map((conflict) => (
      <Choice key={getConflictId(conflict)} conflict={conflict} label={findLabel(extensions, name) ?? name} />
    ))
}

/** The conflicts of a table by row; `undefined` finds those of rows that the form has no longer. */
export const useRowNews = (name: string) => {
  const { questions } = use(EntityFormContext)
  const getTitle = useTitle()
  const rowConflicts = questions().filter((conflict) => conflict.name === name && conflict.row)
  return (index: number | undefined) =>
    rowConflicts
      .filter(({ row }) => row?.row === index)
      .map((conflict) => <Choice key={getConflictId(conflict)} conflict={conflict} label={getTitle(conflict)} />)
}

/** A sentence about the losses where one side of a whole table is chosen. */
const lossWords = (base: unknown, chosen: unknown, discarded: unknown): string | undefined => {
  if (!isTable(base) || !isTable(chosen) || !isTable(discarded)) return undefined
  const { lost, back } = findLosses(base, chosen, discarded)
  const words = [
    lost.length > 0 && `Se pierde: ${describeRows(lost)}.`,
    back.length > 0 && `Vuelve: ${describeRows(back)}.`,
  ]
  return words.filter(Boolean).join(' ') || 'Solo puede cambiar el orden de las filas.'
}

/** The values of each side, and the losses of its choice. */
const useSides = ({ name, base, theirs, row }: Conflict) => {
  const { request, extensions } = use(EntityFormContext)
  const mine: unknown = useFormContext().getValues(name)
  if (!row) {
    const words = (value: unknown) => describeValue(request[name], value)
    return {
      mine: { words: words(mine), loss: lossWords(base, mine, theirs) },
      theirs: { words: words(theirs), loss: lossWords(base, theirs, mine) },
    }
  }
  const none = `(ninguna fila con ese ${keyLabel(extensions, name)})`
  const rowWords = (value: unknown) => (value === undefined ? none : describeRow(value))
  const words = row.column === undefined ? rowWords : (value: unknown) => describeValue(undefined, value)
  return { mine: { words: words(row.mine) }, theirs: { words: words(row.theirs) } }
}

const Choice = ({ conflict, label }: { conflict: Conflict; label: string }) => {
  const { settle } = use(EntityFormContext)
  const { mine, theirs } = useSides(conflict)
  return (
    <section
      id={getConflictId(conflict)}
      data-conflict
      className={styles.conflict}
      aria-label={`${label}: cambió en otra ventana`}
    >
      <p>
        <strong>{label}</strong> también se cambió en otra ventana. ¿Qué queda?
      </p>
      <Side title="Lo tuyo" {...mine}>
        <Button tone="secondary" onClick={() => settle(conflict, 'mine')}>
          Dejar lo mío
        </Button>
      </Side>
      <Side title="Lo que se guardó" {...theirs}>
        <Button tone="secondary" onClick={() => settle(conflict, 'theirs')}>
          Usar lo guardado
        </Button>
      </Side>
    </section>
  )
}

type SideProps = { title: string; words: string; loss?: string | undefined; children: React.ReactNode }

const Side = ({ title, words, loss, children }: SideProps) => (
  <div className={styles.side}>
    <h2>{title}</h2>
    <p>{brief(words, 600) || '(vacío)'}</p>
    {loss !== undefined && <p>{loss}</p>}
    {children}
  </div>
)

const time = new Intl.DateTimeFormat('es-AR', { hour: '2-digit', minute: '2-digit', hour12: false })
const day = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long' })

/** 'a las 14:32', with the day where that is not today. */
const describeMoment = (timestamp: number): string => {
  const when = new Date(timestamp)
  const clock = `a las ${time.format(when)}`
  return when.toDateString() === new Date().toDateString() ? clock : `el ${day.format(when)} ${clock}`
}

type DraftOfferProps = { draft: Draft; onTake: () => void; onDrop: () => void }

/** Offers the draft of an earlier visit. */
export const DraftOffer = ({ draft, onTake, onDrop }: DraftOfferProps) => (
  <section className={styles.offer} aria-label="Borrador sin guardar">
    <p>Quedó algo sin guardar de la última vez.</p>
    <Button tone="secondary" onClick={onTake}>
      {`Recuperar lo escrito ${describeMoment(draft.at)}`}
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
