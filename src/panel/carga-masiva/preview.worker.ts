import { readBooks } from '#contract/bulk-sheet.ts'
import { answerInWorker } from '#ui/ask-worker.ts'
import { readList } from './read-list.ts'
import type { Question } from './use-preview.ts'

answerInWorker(async ({ file, products, choices, remembered, extra }: Question) =>
  readList(await readBooks(file), products, choices, remembered, extra),
)
