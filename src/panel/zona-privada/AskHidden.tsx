import { askWorker } from '#ui/ask-worker.ts'
import { Ask } from '../kit/Ask.tsx'
import { moreFiles, getWaitingFiles } from '../kit/fields/waiting.ts'
import type { Confirm, Question } from '../kit/form-context.ts'
import type { Values } from '../kit/form-context.ts'
import styles from './hidden.module.css'

/** The hidden parts of a file in words; '' where it hides nothing, undefined where nobody could look. */
type Hidden = string | undefined

const hiddenByFile = new WeakMap<File, Hidden>()

/** Other files that are packed as workbooks are. */
const otherKinds = /\.(?:docx?|pptx?|od[tp]|msg|zip)$/i

/** Whether a file begins as a workbook does, of today (a zip) or of before 2007, and its name does not say otherwise. */
const mayBeWorkbook = async (file: File): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const begins = (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)
  return begins && !otherKinds.test(file.name)
}

const beginLooking = () => new Worker(new URL('./hidden.worker.ts', import.meta.url), { type: 'module' })

const workbookNames = /\.(?:xl\w{1,2}|ods|numbers)$/i

/** The guard asks where it could not look: the thread's code did not come, or the workbook is too large, locked or of a kind that we do not read. */
const look = async (file: File): Promise<Hidden> => {
  try {
    return await askWorker<Blob, string>(beginLooking, file)
  } catch (error) {
    const isUnreadable = error instanceof Error && error.name === 'UnreadableSheet'
    if (!isUnreadable) console.warn(error)
    return isUnreadable && !workbookNames.test(file.name) ? '' : undefined
  }
}

const collectFiles = (values: Values): File[] => [
  ...Object.values(values).filter((value) => value instanceof File),
  ...getWaitingFiles(values[moreFiles]).map(({ file }) => file),
]

const isWorthAsking = (file: File): boolean => hiddenByFile.has(file) && hiddenByFile.get(file) !== ''

const whenHidden = async (values: Values): Promise<boolean> => {
  const files = collectFiles(values)
  for (const file of files) {
    if (hiddenByFile.get(file) !== undefined) continue
    const isWorkbook = await mayBeWorkbook(file).catch(() => undefined)
    // The save refuses a file that cannot be read, as one that another program holds, with its reason. The next save looks again.
    if (isWorkbook === undefined) hiddenByFile.delete(file)
    else hiddenByFile.set(file, isWorkbook ? await look(file) : '')
  }
  return files.some(isWorthAsking)
}

function AskHidden({ values, onYes, onNo }: Question) {
  const files = collectFiles(values).filter(isWorthAsking)
  const isSeen = files.some((file) => hiddenByFile.get(file) !== undefined)
  return (
    <Ask
      title={isSeen ? 'Hay partes ocultas' : 'No pudimos mirar si tiene partes ocultas: ¿guardar igual?'}
      description="«Ver online» no las muestra, pero viajan igual dentro de la descarga: quien la baje las puede ver."
      no="No guardar"
      yes="Guardar igual"
      tone="primary"
      onNo={onNo}
      onYes={onYes}
    >
      <ul role="list" className={styles.files}>
        {files.map((file) => (
          <li key={file.name}>{describe(file)}</li>
        ))}
      </ul>
    </Ask>
  )
}

const describe = (file: File): string => {
  const hidden = hiddenByFile.get(file)
  return hidden === undefined
    ? `${file.name}: no pudimos mirar si tiene partes ocultas.`
    : `${file.name} tiene oculto: ${hidden}.`
}

/** Asks before a price list with hidden parts is saved, since customers download the whole file. */
export const confirmHidden: Confirm = { when: whenHidden, Asking: AskHidden }
