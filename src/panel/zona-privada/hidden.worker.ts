import { listHidden, readFile } from '#contract/sheet/book.ts'
import { answerInWorker } from '#ui/ask-worker.ts'
import { hiddenNames } from '#ui/tables/hidden.ts'

/** A file that is no workbook hides nothing that its reader would not see. */
answerInWorker(async (file: Blob) => {
  const read = await readFile(file).catch(() => '')
  return typeof read === 'string' ? '' : hiddenNames(listHidden(read))
})
