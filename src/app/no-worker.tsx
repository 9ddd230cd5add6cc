import { NoWorkerScreen } from './notices/NoWorkerScreen.tsx'
import { render } from './render.tsx'

/** Shows why there is no app. */
export const startWithoutWorker = (root: HTMLElement, reason: 'unsupported' | 'failed'): void => {
  document.querySelector('head > title')?.remove()
  render(root, <NoWorkerScreen reason={reason} />)
}
