import { catalogueFile, troubles } from './catalogue.ts'
import type { Answer, Question } from './download.ts'

const answer = async ({ products, kind, anyway }: Question): Promise<Answer> => {
  const named = anyway ? [] : troubles(products)
  if (named.length > 0) return { troubles: named }
  const file = await catalogueFile(products, kind)
  // Bytes: a Blob of some megabytes would end with this worker.
  return { bytes: await file.arrayBuffer(), type: file.type }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).then(postMessage, reportError))
