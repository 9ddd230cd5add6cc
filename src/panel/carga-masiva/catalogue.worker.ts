import type { Counts } from '../../ui/ask-worker.ts'
import { catalogueFile, troubles } from './catalogue.ts'
import type { Answer, Question } from './download.ts'

/** In ms: a page that is told more often only paints more. */
const pause = 100
let count = 0
const tell = (counts: Counts) => {
  if (performance.now() - count < pause) return
  count = performance.now()
  postMessage(counts)
}

const answer = async ({ products, kind, anyway }: Question): Promise<Answer> => {
  const matching = anyway ? [] : troubles(products, tell)
  if (matching.length > 0) return { troubles: matching }
  const file = await catalogueFile(products, kind)
  // Bytes: a Blob of some megabytes would end with this worker.
  return { bytes: await file.arrayBuffer(), type: file.type }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).then(postMessage, reportError))
