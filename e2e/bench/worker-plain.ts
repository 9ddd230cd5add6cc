/** Answers as backend.ts does but without msw: access rules, input, contract, Dexie. */
import { answerList, hundred } from './worker-kit.ts'
import { authorize, readCallers } from '../../mocks/access.ts'
import { readInput } from '../../mocks/body.ts'
import { listAll } from '../../mocks/crud.ts'
import { Db } from '../../mocks/store/dexie.ts'
import { newJournal } from '../../mocks/journal.ts'
import { storeOf } from '../../mocks/rules/stores.ts'
import { ownSessions } from '../../mocks/sessions.ts'
import { obtenerProductos, Producto } from '../../src/contract/producto.ts'

const db = new Db('plain', hundred)

answerList(async (request) => {
  await db.start()
  const callers = await readCallers(db, ownSessions)
  authorize(obtenerProductos.access, callers)
  await readInput(obtenerProductos, request)
  return Response.json(
    await listAll(Producto, {
      db,
      endpoint: obtenerProductos,
      request,
      callers,
      sessions: ownSessions,
      storeOf,
      uploads: new Map(),
      note: () => undefined,
      said: {},
      now: Date.now,
      day: Date.now,
      journal: newJournal(0),
      asset: () => Promise.resolve(new Blob()),
      readSheet: () => Promise.resolve({ rows: [], missing: [] }),
    }),
  )
})
