import { useEffect, useRef, useState } from 'react'
import { isRecord } from '../../contract/record.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Message } from '../../ui/Message.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { today } from '../../ui/today.ts'
import { mergedMarks, type Marked } from '../screens/marked.ts'
import { absorbMarks, loadMarks, useMarks } from '../screens/marks.ts'
import { isGone, present, type Entry } from './comment.ts'
import styles from './comments.module.css'
import { commentsCsv } from './csv.ts'
import { commentsJson, commentsZip, readFile } from './files.ts'
import { merged } from './merge.ts'
import { Refused, type Review } from './review-json.ts'
import { absorb, useComments } from './store.ts'

type Make = (entries: readonly Entry[], marked: readonly Marked[]) => Promise<BlobPart> | BlobPart

const exports: readonly { label: string; kind: string; type: string; make: Make }[] = [
  {
    label: 'Markdown con imágenes (.zip)',
    kind: 'zip',
    type: 'application/zip',
    make: (entries, marked) => commentsZip(entries, location.origin, marked),
  },
  { label: 'JSON', kind: 'json', type: 'application/json', make: commentsJson },
  { label: 'CSV', kind: 'csv', type: 'text/csv', make: commentsCsv },
]

interface Known {
  readonly id: string
}

/** The same text whatever the order of keys, which a file and a merge change. */
const contentOf = (one: Known): string =>
  JSON.stringify(one, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** How many of the comments are new, and how many change known ones. */
const news = <Kind extends Known>(before: readonly Kind[], after: readonly Kind[]) => {
  const known = new Map(before.map((one) => [one.id, contentOf(one)]))
  return {
    fresh: after.filter((one) => !known.has(one.id)),
    changed: after.filter((one) => known.has(one.id) && known.get(one.id) !== contentOf(one)),
  }
}

/** The result of an import in words. */
const sayNews = (before: Review, { comments, marks }: Review): string => {
  // A merge sorts replies.
  const { fresh, changed } = news(merged(before.comments, []), merged(before.comments, comments))
  const own = news(before.marks, mergedMarks(before.marks, marks))
  const there = fresh.filter((entry) => !isGone(entry)).length
  const marked = own.changed.length + own.fresh.filter(({ as }) => as !== null).length
  const parts = [
    ...(there + changed.length > 0
      ? [
          counted(there, 'comentario nuevo', 'comentarios nuevos'),
          counted(changed.length, 'actualizado', 'actualizados'),
        ]
      : []),
    ...(marked > 0 ? [counted(marked, 'marca', 'marcas')] : []),
  ]
  return parts.length === 0 ? 'Ya estaba todo: no cambió nada.' : `${parts.join(', ')}.`
}

/** The comments and marks as files, and files of other reviewers. */
export function Files() {
  const entries = useComments((state) => state.entries)
  const { marked, marks } = useMarks()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => void loadMarks(), [])
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string }>()
  const none = present(entries).length + marks.size === 0
  const save = async ({ kind, type, make }: (typeof exports)[number]) =>
    saveFile(new Blob([await make(entries, marked)], { type }), `comentarios-${today()}.${kind}`)
  const take = async (files: FileList | null) => {
    const lines: string[] = []
    try {
      // All files are read before the first is imported.
      const read = await Promise.all([...(files ?? [])].map(readFile))
      for (const theirs of read) {
        lines.push(sayNews({ comments: useComments.getState().entries, marks: useMarks.getState().marked }, theirs))
        await absorb(theirs.comments)
        await absorbMarks(theirs.marks)
      }
      setSaid({ tone: 'success', text: lines.join(' ') })
    } catch (error) {
      setSaid({
        tone: 'error',
        text: `No se importó nada. ${error instanceof Refused ? error.message : 'No se pudo leer el archivo.'}`,
      })
    }
    if (input.current) input.current.value = ''
  }
  return (
    <section className={styles.files} aria-labelledby="review-files">
      <h3 id="review-files">Llevar y traer</h3>
      {exports.map((one) => (
        <Button key={one.kind} tone="quiet" disabled={none} onClick={() => void save(one)}>
          {one.label}
        </Button>
      ))}
      <Button tone="secondary" onClick={() => input.current?.click()}>
        Importar de otro revisor…
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,.zip,application/json,application/zip"
        aria-label="Comentarios de otro revisor"
        onChange={({ target }) => void take(target.files)}
      />
      <p className={styles.about}>Con los comentarios van las marcas de «Pantallas».</p>
      <Message tone={said?.tone ?? 'neutral'}>{said?.text}</Message>
    </section>
  )
}
