import { answerInWorker } from '../../ui/ask-worker.ts'
import { bookOf } from './book.ts'

answerInWorker(bookOf)
