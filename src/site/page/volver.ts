import { useRouter } from '@tanstack/react-router'
import { page } from '../../state/reload.ts'
import { keepPlace } from './place.ts'
import { leftFor } from './return.ts'
import { listedIn, shownIn } from './shown.ts'

/**
 * What 'Volver' does: back to the list, which is loaded anew (§2.5, §2.9, §2.10). Where the list is the entry before, by going
 * there: another one on top would make the browser's own Back seem dead.
 */
export const useVolver = (): (() => void) => {
  const router = useRouter()
  const reloadOnceBack = () => {
    // Else the router would render the list in the page that goes. Chromium calls the window's listeners in the order of their coming.
    router.history.destroy()
    addEventListener('popstate', () => page.reload(), { once: true })
    router.history.back()
  }
  const goToList = async () => {
    await router.navigate({ to: router.state.location.pathname, search: listedIn, replace: true })
    page.reload()
  }
  return () => {
    const { search, state } = router.state.location
    const { id } = shownIn(search)
    // Opened by its address: its card is where the list begins for whoever sees it now.
    if (id !== undefined && leftFor() !== id) keepPlace(id, 0)
    if (state.fromList) reloadOnceBack()
    else void goToList()
  }
}
