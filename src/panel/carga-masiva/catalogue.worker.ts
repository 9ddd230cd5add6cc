import { answerInWorker } from '#ui/ask-worker.ts'
import { catalogueFile } from './catalogue.ts'
import type { Answer, Question } from './download.ts'

answerInWorker(async ({ products, kind }: Question): Promise<Answer> => {
  const file = await catalogueFile(products, kind)
  // Bytes: a Blob of some megabytes would end with this worker.
  return { bytes: await file.arrayBuffer(), type: file.type }
})
