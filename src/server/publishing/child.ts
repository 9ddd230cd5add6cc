/** The process that renders pages, with its own heap and low priority. `node child.ts DIR`; the process ends with its parent. */
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { persistentStore } from '../http/persistent-store.ts'
import { readOptions } from '../http/options.ts'
import { buildId, loadMaker } from './maker.ts'
import { createPublisher } from './publish.ts'

const pause = 250
/** In ms: the pause after a failure, such as an unreachable database. */
const longer = 5_000

process.once('disconnect', () => process.exit())
// The parent gets the same signal and ends this process.
process.once('SIGINT', () => undefined)
setPriority(10)

const [dir = ''] = process.argv.slice(2)
const id = buildId(dir)
const store = persistentStore(readOptions(process.env), () =>
  Promise.reject(new Error('The server fills a new database.')),
)
if (id === undefined || !store) throw new Error(`Nothing to make pages with: ${dir}`)
const { publish, want } = createPublisher(store, await loadMaker(dir, id), console.log)
let wake = () => {}
process.on('message', (address) => {
  want(String(address), () => process.send?.(address))
  wake()
})
for (;;) {
  try {
    await store.start()
    await publish()
    const { promise: woken, resolve } = Promise.withResolvers<void>()
    wake = resolve
    await Promise.race([wait(pause), woken])
  } catch (error) {
    console.warn(`No se publicó: ${String(error)}`)
    await wait(longer)
  }
}
