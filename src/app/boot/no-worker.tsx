import { NoWorkerScreen } from '../notices/NoWorkerScreen.tsx'
import { render } from './render.tsx'

/** Shows why the app cannot run, above the prerendered page. */
export const startWithoutWorker = (root: HTMLElement, reason: 'unsupported' | 'failed'): void => {
  document.querySelector('head > title')?.remove()
  const notice = document.createElement('div')
  root.before(notice)
  render(notice, <NoWorkerScreen reason={reason} />)
  notice.scrollIntoView({ block: 'start' })
}
