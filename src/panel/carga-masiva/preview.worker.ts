import { readBooks } from '../../contract/bulk-sheet.ts'
import type { Answer, Question } from './ask-preview.ts'
import { readList } from './read-list.ts'

const answer = async ({ file, products, choices, remembered }: Question): Promise<Answer> => {
  try {
    return { read: await readList(await readBooks(file), products, choices, remembered) }
  } catch (error) {
    // An error of our own class would arrive without its name.
    return { failed: error instanceof Error || error instanceof DOMException ? error.name : '' }
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<Question>) => void answer(data).then((message) => postMessage(message)),
)
