import { answerInWorker } from '#ui/ask-worker.ts'
import { readBook } from './read-book.ts'

answerInWorker(readBook)
