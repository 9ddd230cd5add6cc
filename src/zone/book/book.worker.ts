import { UnfoldsTooFar } from '../../contract/unzip.ts'
import { sheetsOf } from './book.ts'
import type { Answer } from './read-book.ts'

const answer = (file: Blob): Promise<Answer> =>
  sheetsOf(file).then(
    (sheets) => ({ sheets }),
    (error: unknown) => ({ failed: String(error), isTooLarge: error instanceof UnfoldsTooFar }),
  )

addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data).then((said) => postMessage(said)))
