import { ensureWorker } from './app/worker/control.ts'
import { leaveApiAddress } from './app/worker/api-address.ts'

const start = async () => {
  const state = await ensureWorker()
  if (state === 'ready' && leaveApiAddress()) return
  document.getElementById('root')?.append(state)
}

void start()
