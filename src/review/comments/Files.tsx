import { useEffect } from 'react'
import { same } from '../../contract/same.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { saveFile } from '../../ui/save-file.ts'
import { today } from '../../ui/today.ts'
import { FileButton, Part, useOutcome } from '../parts.tsx'
import parts from '../parts.module.css'
import { mergedMarks, standing, type Marked } from '../screens/marked.ts'
import { absorbMarks, loadMarks, useMarks } from '../screens/marks.ts'
import { isGone, present, type Entry } from './comment.ts'
import { commentsCsv, commentsJson, commentsZip, readFile } from './files.ts'
import { merged } from './merge.ts'
import { Refused, type Review } from './review-json.ts'
import { absorb, useComments } from './store.ts'

type Make = (entries: readonly Entry[], marked: readonly Marked[]) => Promise<string> | Blob

const exports: readonly (readonly [label: string, ending: string, make: Make])[] = [
  [
    'Markdown con imágenes (.zip)',
    'zip',
    (...all) => new Blob([commentsZip(all[0], location.origin, all[1])], { type: 'application/zip' }),
  ],
  ['JSON', 'json', (...all) => new Blob([commentsJson(...all)], { type: 'application/json' })],
  ['CSV', 'csv', commentsCsv],
]

/** The records that are new, and those that change known ones. */
const news = <Kind extends { readonly id: string }>(before: readonly Kind[], after: readonly Kind[]) => {
  const existing = new Map(before.map((one) => [one.id, one]))
  return {
    fresh: after.filter((one) => !existing.has(one.id)),
    changed: after.filter((one) => existing.has(one.id) && !same(existing.get(one.id), one)),
  }
}

const sayNews = (before: Review, { comments, marks }: Review): string => {
  // A merge sorts replies.
  const { fresh, changed } = news(merged(before.comments, []), merged(before.comments, comments))
  const own = news(before.marks, mergedMarks(before.marks, marks))
  const there = fresh.filter((entry) => !isGone(entry)).length
  const marked = own.changed.length + own.fresh.filter(({ as }) => as !== null).length
  const words = [
    ...(there + changed.length > 0
      ? [
          counted(there, 'comentario nuevo', 'comentarios nuevos'),
          counted(changed.length, 'actualizado', 'actualizados'),
        ]
      : []),
    ...(marked > 0 ? [counted(marked, 'marca', 'marcas')] : []),
  ]
  return words.length === 0 ? 'Ya estaba todo: no cambió nada.' : `${words.join(', ')}.`
}

const here = (): Review => ({ comments: useComments.getState().entries, marks: useMarks.getState().entries })

/** The comments and marks as files, and files of other reviewers. */
export function Files() {
  const comments = useComments((state) => state.entries)
  const marked = useMarks((state) => state.entries)
  useEffect(() => void loadMarks(), [])
  const { outcome, say } = useOutcome()
  const none = present(comments).length + standing(marked).size === 0
  const save = async (ending: string, make: Make) =>
    saveFile(await make(comments, marked), `comentarios-${today()}.${ending}`)
  const take = async (files: readonly File[]) => {
    const lines: string[] = []
    try {
      // All files are read before the first is imported.
      const read = await Promise.all(files.map(readFile))
      for (const theirs of read) {
        lines.push(sayNews(here(), theirs))
        await absorb(theirs.comments)
        await absorbMarks(theirs.marks)
      }
      say({ tone: 'success', text: lines.join(' ') })
    } catch (error) {
      const why = error instanceof Refused ? error.message : 'No se pudo leer el archivo.'
      say({ tone: 'error', text: `No se importó nada. ${why}` })
    }
  }
  return (
    <Part title="Llevar y traer">
      <div className={parts.actions}>
        {exports.map(([label, ending, make]) => (
          <Button key={ending} tone="quiet" disabled={none} onClick={() => void save(ending, make)}>
            {label}
          </Button>
        ))}
        <FileButton
          label="Comentarios de otro revisor"
          accept={['json', 'zip']}
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
