/** Whether a database that was killed in the middle of writes holds any write by halves. */
import { createHash } from 'node:crypto'
import { formRequest } from '../../conformance/requests.ts'
import type { Store } from '../port.ts'
import { getFileName } from '../../file-types.ts'

/** The content of a test's upload, which follows from its name. */
const createContent = (titulo: string): Uint8Array<ArrayBuffer> => {
  const line = Buffer.from(`${createHash('sha256').update(titulo).digest('hex')}\n`)
  // A large one is stored before its write.
  return new Uint8Array(Buffer.alloc(titulo.includes('large') ? 1_300_000 : 60_000, line))
}

export const createUpload = (titulo: string): RequestInit =>
  formRequest({ orden: 1, titulo, file: new File([createContent(titulo)], `${titulo}.zip`) })

/** Describes every part of a write that is there without the others. */
export const halves = async ({ rows, files, diario }: Store, prefix: string): Promise<string[]> => {
  const wrong: string[] = []
  const records = (await rows('archivos').getAll()).filter(({ titulo }) => String(titulo).startsWith(prefix))
  const byName = new Map(records.map((row) => [getFileName(String(row.file)), row]))
  for (const [name, { titulo }] of byName) {
    const [file] = await files.get([name])
    const blob = file?.blob instanceof Blob ? file.blob : new Blob()
    const whole = Buffer.from(await blob.arrayBuffer().catch(() => new ArrayBuffer()))
    if (!whole.equals(createContent(String(titulo))))
      wrong.push(`${String(titulo)}: its file has ${whole.length} bytes`)
  }
  for (const name of await files.keys())
    if (name.startsWith(prefix) && !byName.has(name)) wrong.push(`${name}: a file without a record`)
  const ids = new Set(records.map(({ id }) => id))
  const entries = (await rows('historial').getAll()).filter(({ texto }) => String(texto).includes(`: ${prefix}`))
  for (const { idRegistro } of entries)
    if (!ids.delete(Number(idRegistro))) wrong.push(`${String(idRegistro)}: a line of the history without a record`)
  for (const id of ids) wrong.push(`${id}: a record without a line of the history`)
  const recordIds = new Set(records.map(({ id }) => id))
  for (const { texto, cambios } of await diario.getAll())
    if (texto.includes(`: ${prefix}`) && !cambios.every(({ id }) => recordIds.has(id)))
      wrong.push(`${texto}: an undo without a record`)
  return wrong
}
