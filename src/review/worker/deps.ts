import type { JudgeDeps } from '../../../mocks/company/judge.ts'
import type { Backend } from '../../../mocks/backend.ts'
import type { Seed } from '../../../mocks/store/rows.ts'
import type { FromWorker } from '../../state/messages.ts'

/** The company: there is one once `open` has answered. */
export type OpenStore = Pick<Backend, 'open' | 'store'>

/** Code of the worker's own script that the second script uses, so that no code is there twice. */
export interface TaskDeps extends JudgeDeps, OpenStore {
  readonly readSeed: () => Promise<Seed>
  readonly forgetPageSnapshots: () => Promise<void>
  readonly broadcast: (message: FromWorker) => Promise<void>
}
