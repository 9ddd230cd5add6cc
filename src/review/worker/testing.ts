/** A company with changes, for tests of tasks on the whole company. */
import { onTestFinished, vi } from 'vitest'
import { png } from '#mocks/conformance/samples.ts'
import { requestTo, type Values } from '#mocks/conformance/requests.ts'
import { findKind } from '#mocks/kinds.ts'
import { oddFields } from '#mocks/stored-record.ts'
import { seed } from '#mocks/seed/index.ts'
import { ask, login, post, testBackend } from '#mocks/testing.ts'
import { endpoints } from '#contract/index.ts'
import { companyDatabase, withDatabase } from '../database.ts'
import type { Company } from '#contract/company.ts'
import { saveCompany } from '#mocks/company/format/save.ts'
import { readCompany } from '../state/from-database.ts'
import type { Task, Answer } from '#state/messages.ts'
import { doTask, type TaskDeps } from './tasks.ts'

type Requested<T = Task> = T extends unknown ? Omit<T, 'before' | 'resources'> : never

const deleted = (name: string) =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase(name).addEventListener('success', resolve)
  })

/** A demo with a new service and its picture, a changed product, a deleted novelty, a new customer, and a message. */
export const lived = async () => {
  const backend = testBackend({ databaseName: companyDatabase })
  onTestFinished(async () => {
    backend.close()
    await deleted(companyDatabase)
  })
  const broadcast = vi.fn<TaskDeps['broadcast']>(() => Promise.resolve())
  const deps = {
    findKind,
    oddFields,
    open: backend.open,
    store: backend.store,
    readSeed: () => Promise.resolve(seed),
    forgetPageSnapshots: () => Promise.resolve(),
    broadcast,
  }
  const answers: Answer[] = []
  const run = async (task: Requested, calledOff?: 'before' | 'while writing'): Promise<Answer | undefined> => {
    const { port1, port2 } = new MessageChannel()
    if (calledOff === 'before') port1.postMessage('cancel')
    const answer = new Promise<void>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        answers.push(data)
        if (!('step' in data)) resolve()
        else if (calledOff === 'while writing' && data.done) port1.postMessage('cancel')
      })
    })
    port1.start()
    await doTask(task.task === 'check' ? task : { ...task, before: 'probar', resources: ['productos'] }, port2, deps)
    await answer
    port1.close()
    return answers.at(-1)
  }
  const call = (name: keyof typeof endpoints, input: Values) => ask(backend, ...requestTo(endpoints[name], input))
  await login(backend)
  await call('crearServicio', { imagen: png(1), titulo: 'Galvanizado', orden: 9, texto: 'Uno' })
  await call('updateProducto', {
    idProducto: 1,
    orden: 1,
    nombre: 'Bulón de prueba',
    texto: '',
    destacado: 0,
    sub_productos: [],
  })
  await call('deleteNovedad', { idNovedad: 1 })
  await call('crearUsuarioZona', { nombre: 'taller', email: 'taller@example.com', contraseña: 'taller-secreto' })
  await post(backend, '/enviarCorreo', { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' })
  const storedCompany = () => withDatabase(readCompany)
  /** The company as it is now, in comparable form. */
  const now = async () => plain(await storedCompany())
  return { backend, run, call, storedCompany, now, answers, broadcast, deps }
}
export type Demo = Awaited<ReturnType<typeof lived>>

/** A company in comparable form, without the numbers of next records, which only rise. */
export const plain = async ({ tables, files }: Company, isBytes = true) => ({
  tables: Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows])),
  files: isBytes
    ? Object.fromEntries(
        await Promise.all(
          [...files].map(
            async ([name, blob]) => [name, Buffer.from(await blob.arrayBuffer()).toString('base64')] as const,
          ),
        ),
      )
    : {},
})

export const save = async (company: Company, accounts: boolean) =>
  (await saveCompany(company, { build: 'prueba', now: new Date(), accounts, asset: () => Promise.resolve(undefined) }))
    .file
