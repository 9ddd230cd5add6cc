import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Message } from '../../ui/Message.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { isGone, present, type Entry } from './comment.ts'
import styles from './comments.module.css'
import { commentsCsv } from './csv.ts'
import { commentsJson, commentsZip, readFile } from './files.ts'
import { merged } from './merge.ts'
import { Refused } from './read.ts'
import { absorb, useComments } from './store.ts'

const today = () => new Date().toISOString().slice(0, 10)

const exports: readonly { label: string; make: (entries: readonly Entry[]) => [Blob, string] }[] = [
  { label: 'Markdown con imágenes (.zip)', make: (entries) => [new Blob([commentsZip(entries, location.origin)], { type: 'application/zip' }), 'zip'] },
  { label: 'JSON', make: (entries) => [new Blob([commentsJson(entries)], { type: 'application/json' }), 'json'] },
  { label: 'CSV', make: (entries) => [new Blob([commentsCsv(entries)], { type: 'text/csv' }), 'csv'] },
]

/** What a file brought, in words. */
const sayNews = (before: readonly Entry[], theirs: readonly Entry[]): string => {
  const after = merged(before, theirs)
  const known = new Map(before.map((entry) => [entry.id, JSON.stringify(entry)]))
  const fresh = after.filter((entry) => !isGone(entry) && !known.has(entry.id)).length
  const changed = after.filter((entry) => known.has(entry.id) && known.get(entry.id) !== JSON.stringify(entry)).length
  if (fresh + changed === 0) return 'Ya estaba todo: no cambió nada.'
  return `${counted(fresh, 'comentario nuevo', 'comentarios nuevos')}, ${counted(changed, 'actualizado', 'actualizados')}.`
}

/** The comments as files, and files of other reviewers. */
export function Files() {
  const entries = useComments((state) => state.entries)
  const input = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState<{ tone: 'success' | 'error'; text: string }>()
  const none = present(entries).length === 0
  const take = async (files: FileList | null) => {
    const said: string[] = []
    try {
      // All are read before the first is taken.
      const read = await Promise.all([...files ?? []].map(readFile))
      for (const theirs of read) {
        said.push(sayNews(useComments.getState().entries, theirs))
        await absorb(theirs)
      }
      setNews({ tone: 'success', text: said.join(' ') })
    } catch (error) {
      setNews({ tone: 'error', text: `No se importó nada. ${error instanceof Refused ? error.message : 'No se pudo leer el archivo.'}` })
    }
    if (input.current) input.current.value = ''
  }
  return (
    <section className={styles.files} aria-labelledby="sala-archivos">
      <h3 id="sala-archivos">Llevar y traer</h3>
      {exports.map(({ label, make }) => (
        <Button key={label} tone="quiet" disabled={none} onClick={() => { const [blob, kind] = make(entries); saveFile(blob, `comentarios-${today()}.${kind}`) }}>{label}</Button>
      ))}
      <Button tone="secondary" onClick={() => input.current?.click()}>Importar de otro revisor…</Button>
      <input ref={input} type="file" hidden multiple accept=".json,.zip,application/json,application/zip" aria-label="Comentarios de otro revisor" onChange={({ target }) => void take(target.files)} />
      <Message tone={news?.tone ?? 'neutral'}>{news?.text}</Message>
    </section>
  )
}
