/** A browser with a used company, pages and review tools: a release keeps its storage, and a test compares the names that today's build stores. */
import { writeFileSync } from 'node:fs'
import { vi } from 'vitest'
import { saveCompany } from '../company/format/save.ts'
import { readCompany } from '../company/from-store.ts'
import { png } from '../conformance/samples.ts'
import { seed } from '../seed/index.ts'
import { ask, testBackend } from '../testing.ts'
import { answered, companyContents, filed, reviewContents } from './contents.ts'
import { createLocalStorage } from './fixtures.ts'
import { dump } from './raw-database.ts'
import { makeUsed, type Send } from './make-used.ts'

/** The administrator of the demo, and of a new server. */
export const admin = { usuario: 'admin', contraseña: 'admin1234' }

const picture = `data:image/png;base64,${Buffer.from(await png(1).arrayBuffer()).toString('base64')}`

/** Two people comment and mark in one browser; answers the file that one of them sends. */
const review = async () => {
  const comment = await import('#review/comments/comment.ts')
  const { absorb, deleteComment, deleteReply, loadComments, nameReviewer, useComments } =
    await import('#review/comments/store.ts')
  const { commentsZip } = await import('#review/comments/files.ts')
  const { mark, useMarks, loadMarks } = await import('#review/screens/marks.ts')
  const { linked, getStateKey } = await import('#review/screens/screens.ts')
  const { spot } = await import('#review/comments/testing.ts')
  await loadComments()
  await loadMarks()
  nameReviewer('Ana')
  const [button, row, last] = [
    comment.newComment('Ana', 'Más grande', spot({ title: 'Inicio', scenario: '*:slow:2000' }), picture),
    comment.newComment('Beto', 'Falta el zincado', spot({ address: '/productos', title: 'Productos' }), ''),
    comment.newComment('Ana', 'Este no', spot({}), picture),
  ]
  const discussed = comment.replied(
    comment.replied(comment.edited(button, 'Más grande, y rojo'), 'Beto', 'Listo'),
    'Ana',
    'No',
  )
  await absorb([discussed, comment.resolved(row, 'Ana', true), last])
  await deleteComment(last)
  const [reply] = discussed.replies.slice(1)
  if (reply) await deleteReply(discussed, reply.id)
  const states = linked.map(({ screen, state }) => getStateKey(screen, state))
  const marks = [
    [0, 'approved', 'Ana'],
    [1, 'seen', 'Ana'],
    [2, 'change', 'Beto'],
    [3, null, 'Beto'],
    [4, 'approved', 'Beto'],
    [0, 'change', 'Beto'],
  ] as const
  for (const [index, as, by] of marks) mark(states[index] ?? '', as, by)
  // Read after the writes, which the database does in their order.
  await loadMarks()
  const [{ entries }, { entries: marked }] = [useComments.getState(), useMarks.getState()]
  return { file: commentsZip(entries, 'http://localhost', marked), contents: reviewContents(entries, marked) }
}

/** Stores the pages' data besides the company: drafts, the list, messages. */
const pages = async () => {
  const { draftKey, keepDraft } = await import('#panel/kit/form/drafts.ts')
  const outbox = await import('#state/outbox/waiting.ts')
  const { addToPedido, usePedido } = await import('#state/pedido/pedido.ts')
  const created = { titulo: 'Un borrador', imagen: png(20), imagen_otras: [{ file: png(21), title: 'Otra', tries: 1 }] }
  const older = { at: 1, base: { titulo: 'Así estaba' }, values: { titulo: 'Lo de antes' } }
  const drafts = {
    [draftKey(1, 'crearServicio')]: { at: 3, base: {}, values: created },
    [draftKey(1, 'updateServicio 1')]: { at: 2, base: { titulo: 'Así estaba' }, values: { titulo: 'Lo nuevo' }, older },
  }
  for (const [key, draft] of Object.entries(drafts)) await keepDraft(key, draft)
  const [size] = seed.tables.productos.flatMap(({ nombre, sub_productos }) =>
    sub_productos.map((subProducto) => ({ ...subProducto, nombre })),
  )
  if (size) addToPedido(size, 3, 'zincado')
  const { lines } = usePedido.getState()
  const input = { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com', mensaje: 'Espera' }
  const pedido = { numero: '20261127-ABCD', de: 'Ana', lines, texto: 'Pedido' }
  await outbox.keepWaiting({ call: 'enviarCorreo', input, key: 'espera', since: 5, state: 'waits', pedido })
  await outbox.keepSent({ numero: '20261126-EFGH', de: 'Ana', lines, state: 'sent', since: 4, by: 'form' })
  return {
    drafts: await filed(drafts),
    pedido: lines,
    waiting: await outbox.allWaiting(),
    sent: await outbox.allSent(),
  }
}

/** A browser with used pages and a used company, which has a way back. */
export const makeBrowser = async (now: Date, companyFile: string, build = '') => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', createLocalStorage(texts))
  const backend = testBackend({ databaseName: 'vidriera' })
  const send: Send = (path, init) => ask(backend, path, init)
  const { withWayBack } = await import('#review/state/way-back.ts')
  await backend.open()
  const initial = await readCompany(backend.store)
  await makeUsed(send, admin)
  // Reads come first, since a session notes the reads of its user.
  const used = await answered(send, [...(await readCompany(backend.store)).files.keys()])
  const company = await readCompany(backend.store)
  await withWayBack({ ...company, tables: initial.tables }, 'empezar de nuevo', () => Promise.resolve())
  const { file } = await saveCompany(company, {
    build,
    now,
    accounts: true,
    asset: () => Promise.resolve(undefined),
  })
  writeFileSync(companyFile, new Uint8Array(await file.arrayBuffer()))
  const stored = await pages()
  const commented = await review()
  backend.close()
  const names = (await indexedDB.databases()).map((databaseInfo) => databaseInfo.name ?? '')
  const databases = Object.fromEntries(
    await Promise.all(names.map(async (databaseName) => [databaseName, await dump(databaseName)] as const)),
  )
  const wayBack = await companyContents({ ...company, tables: initial.tables })
  return {
    used: { ...used, ...stored, company: await companyContents(company), cookies: '', wayBack, reviewer: 'Ana' },
    commented,
    stored: { databases, local: Object.fromEntries(texts) },
  }
}
