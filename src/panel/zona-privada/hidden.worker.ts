import { listHidden, readFile } from '#contract/sheet/book.ts'
import { answerInWorker } from '#ui/ask-worker.ts'
import { hiddenNames } from '#ui/tables/hidden.ts'

answerInWorker(async (file: Blob) => {
  const read = await readFile(file)
  return typeof read === 'string' ? '' : hiddenNames(listHidden(read))
})
