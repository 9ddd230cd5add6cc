import { askWorker } from '#ui/ask-worker.ts'
import { Ask } from '../kit/Ask.tsx'
import { moreFiles, getWaitingFiles } from '../kit/fields/waiting.ts'
import type { Confirm, Question } from '../kit/form-context.ts'
import type { Values } from '../kit/form-context.ts'
import styles from './hidden.module.css'

/** The hidden parts of workbooks, in words. */
const hiddenByFile = new WeakMap<File, string>()

const isZip = async (file: File): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK'

const findHidden = async (file: File): Promise<string> => {
  if (!hiddenByFile.has(file) && (await isZip(file))) {
    const worker = new Worker(new URL('./hidden.worker.ts', import.meta.url), { type: 'module' })
    hiddenByFile.set(file, await askWorker<Blob, string>(worker, file, new AbortController().signal))
  }
  return hiddenByFile.get(file) ?? ''
}

const collectFiles = (values: Values): File[] => [
  ...Object.values(values).filter((value) => value instanceof File),
  ...getWaitingFiles(values[moreFiles]).map(({ file }) => file),
]

const whenHidden = async (values: Values): Promise<boolean> => {
  // A file that cannot be read any more is refused by the save, with its reason.
  const parts = await Promise.all(collectFiles(values).map(findHidden)).catch(() => [])
  return parts.some((message) => message !== '')
}

function AskHidden({ values, onYes, onNo }: Question) {
  const files = collectFiles(values).filter((file) => (hiddenByFile.get(file) ?? '') !== '')
  return (
    <Ask
      title="Hay partes ocultas"
      description="«Ver online» no las muestra, pero viajan igual dentro de la descarga: quien la baje las puede ver."
      no="No guardar"
      yes="Guardar igual"
      tone="primary"
      onNo={onNo}
      onYes={onYes}
    >
      <ul role="list" className={styles.files}>
        {files.map((file) => (
          <li key={file.name}>{`${file.name} tiene oculto: ${hiddenByFile.get(file)}.`}</li>
        ))}
      </ul>
    </Ask>
  )
}

/** Asks before a price list with hidden parts is saved, since customers download the whole file. */
export const confirmHidden: Confirm = { when: whenHidden, Asking: AskHidden }
