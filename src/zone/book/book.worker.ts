import { UnfoldsTooFar } from '../../contract/unzip.ts'
import { bookOf } from './book.ts'
import type { Answer } from './read-book.ts'

const answer = (file: Blob): Promise<Answer> =>
  bookOf(file).then(
    (book) => ({ book }),
    (error: unknown) => ({ failed: String(error), isTooLarge: error instanceof UnfoldsTooFar }),
  )

addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data).then((message) => postMessage(message)))
