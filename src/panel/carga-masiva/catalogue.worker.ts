import { answerInWorker, type Counts } from '#ui/ask-worker.ts'
import { catalogueFile, troubles } from './catalogue.ts'
import type { Answer, Question } from './download.ts'

/** In ms: a page that hears more often only paints more. */
const pause = 100
let last = 0
const report = (counts: Counts) => {
  if (performance.now() - last < pause) return
  last = performance.now()
  postMessage(counts)
}

answerInWorker(async ({ products, kind, anyway }: Question): Promise<Answer> => {
  const problems = anyway ? [] : troubles(products, report)
  if (problems.length > 0) return { troubles: problems }
  const file = await catalogueFile(products, kind)
  // Bytes: a Blob of some megabytes would end with this worker.
  return { bytes: await file.arrayBuffer(), type: file.type }
})
