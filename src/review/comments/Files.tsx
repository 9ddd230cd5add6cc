import { useEffect } from 'react'
import { lostFileReason } from '#api/lost-file.ts'
import { deepEqual } from '#contract/deep-equal.ts'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { saveFile } from '#ui/save-file.ts'
import { today } from '#ui/today.ts'
import { FileButton, Part, useOutcome } from '../parts.tsx'
import parts from '../parts.module.css'
import { mergedMarks, reviewerKey, standing, type Marked } from '../screens/marked.ts'
import { absorbMarks, loadMarks, useMarks } from '../screens/marks.ts'
import { isGone, present, type Entry } from './comment.ts'
import { commentsJson, commentsZip, readFile } from './files.ts'
import { merged } from './merge.ts'
import { Refused, type Review } from './review-json.ts'
import { absorb, noteExport, useComments } from './store.ts'

type Make = (entries: readonly Entry[], marked: readonly Marked[]) => Blob

export const exports: readonly (readonly [label: string, ending: string, make: Make])[] = [
  [
    'Markdown con imágenes (.zip)',
    'zip',
    (...args) => new Blob([commentsZip(args[0], location.origin, args[1])], { type: 'application/zip' }),
  ],
  ['JSON', 'json', (...args) => new Blob([commentsJson(...args)], { type: 'application/json' })],
]

/** The records that are new, and those that change known ones. */
const news = <Kind,>(previous: readonly Kind[], updated: readonly Kind[], getKey: (entry: Kind) => string) => {
  const previousByKey = new Map(previous.map((entry) => [getKey(entry), entry]))
  return {
    fresh: updated.filter((entry) => !previousByKey.has(getKey(entry))),
    changed: updated.filter(
      (entry) => previousByKey.has(getKey(entry)) && !deepEqual(previousByKey.get(getKey(entry)), entry),
    ),
  }
}

const sayNews = (current: Review, { comments, marks }: Review): string => {
  // A merge sorts replies.
  const { fresh, changed } = news(merged(current.comments, []), merged(current.comments, comments), ({ id }) => id)
  const markNews = news(current.marks, mergedMarks(current.marks, marks), reviewerKey)
  const freshCount = fresh.filter((entry) => !isGone(entry)).length
  const marked = markNews.changed.length + markNews.fresh.filter(({ as }) => as !== null).length
  const words = [
    ...(freshCount + changed.length > 0
      ? [
          counted(freshCount, 'comentario nuevo', 'comentarios nuevos'),
          counted(changed.length, 'actualizado', 'actualizados'),
        ]
      : []),
    ...(marked > 0 ? [counted(marked, 'marca', 'marcas')] : []),
  ]
  return words.length === 0 ? 'Ya estaba todo: no cambió nada.' : `${words.join(', ')}.`
}

const currentReview = (): Review => ({ comments: useComments.getState().entries, marks: useMarks.getState().entries })

/** The comments and marks as files, and files of other reviewers. */
export function Files() {
  const comments = useComments((state) => state.entries)
  const marked = useMarks((state) => state.entries)
  useEffect(() => void loadMarks(), [])
  const { outcome, say } = useOutcome()
  const none = present(comments).length + standing(marked).size === 0
  const save = (ending: string, make: Make) => {
    saveFile(make(comments, marked), `comentarios-${today()}.${ending}`)
    noteExport()
  }
  const take = async (files: readonly File[]) => {
    const lines: string[] = []
    try {
      // All files are read before the first is imported.
      const read = await Promise.all(files.map(readFile))
      for (const theirs of read) {
        lines.push(sayNews(currentReview(), theirs))
        await absorb(theirs.comments)
        await absorbMarks(theirs.marks)
      }
      say({ tone: 'success', text: lines.join(' ') })
    } catch (error) {
      const why = error instanceof Refused ? error.message : (lostFileReason(error) ?? 'No se pudo leer el archivo.')
      say({ tone: 'error', text: `No se importó nada. ${why}` })
    }
  }
  return (
    <Part title="Llevar y traer">
      <div className={parts.actions}>
        {exports.map(([label, ending, make]) => (
          <Button key={ending} tone="quiet" disabled={none} onClick={() => save(ending, make)}>
            {label}
          </Button>
        ))}
        <FileButton
          label="Comentarios de otro revisor"
          accept=".json,.zip"
          multiple
          onFiles={(files) => void take(files)}
        >
          Importar de otro revisor…
        </FileButton>
      </div>
      <p className={parts.soft}>Con los comentarios van las marcas de «Pantallas».</p>
      {outcome}
    </Part>
  )
}
