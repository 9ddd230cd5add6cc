/** Answers with the project's backend: msw, access rules, contract, Dexie. */
import { answerList, hundred } from './worker-kit.ts'
import { createBackend } from '../../mocks/backend.ts'

const backend = createBackend({
  seed: hundred,
  asset: () => Promise.resolve(new Blob()),
  readSheet: () => Promise.resolve({ rows: [], missing: [] }),
})

answerList((request) => backend.respond(request))
