import { hiddenOf, readFile } from '../../contract/sheet/book.ts'
import { hiddenNames } from '../../ui/tables/hidden.ts'

/** A file that is no workbook hides nothing that its reader would not see. */
const answer = async (file: Blob): Promise<string> => {
  const read = await readFile(file).catch(() => '')
  return typeof read === 'string' ? '' : hiddenNames(hiddenOf(read))
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data).then((message) => postMessage(message)))
