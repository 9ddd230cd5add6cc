import { readRows } from '../../contract/bulk-sheet.ts'
import type { Answer, Question } from './ask-preview.ts'
import { previewOf } from './preview.ts'

const answer = async ({ file, products }: Question): Promise<Answer> => {
  try {
    return { preview: previewOf(await readRows(file), products) }
  } catch (error) {
    // An error of our own class would arrive without its name.
    return { failed: error instanceof Error || error instanceof DOMException ? error.name : '' }
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).then((said) => postMessage(said)))
