import { readBooks } from '#contract/bulk-sheet.ts'
import { answerInWorker } from '#ui/ask-worker.ts'
import { openList } from './open-list.ts'
import type { Requests } from './planilla.ts'

type Request = {
  [Name in keyof Requests]: { readonly name: Name; readonly question: Requests[Name]['question'] }
}[keyof Requests]
type Answer = Requests[keyof Requests]['answer']

let list: ReturnType<typeof openList> | undefined

const answer = async (request: Request): Promise<Answer> => {
  if (request.name === 'open') {
    const { file, products, remembered, extra } = request.question
    list = openList(await readBooks(file), products, remembered, extra)
    return list.plan()
  }
  if (!list) throw new Error('No file has been opened.')
  if (request.name === 'plan') return list.plan(request.question.choices)
  if (request.name === 'send') return list.send()
  const { tab, from, to, stored } = request.question
  return list.rows(tab, from, to, stored)
}

answerInWorker(answer)
