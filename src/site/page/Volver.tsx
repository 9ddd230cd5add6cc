import { useRouter } from '@tanstack/react-router'
import { page } from '#state/reload.ts'
import { Button } from '#ui/Button.tsx'
import { ArrowLeft } from '#ui/icons/index.tsx'
import { keepPlace } from './list-place.ts'
import { leftFor } from './return.ts'
import { parseListed, parseShown } from './shown.ts'

/**
 * 'Volver' reloads the page with the list (§2.5, §2.9, §2.10). Where the list is the previous history entry, 'Volver' goes back to that
 * entry: with a second entry for the list the browser's own Back would seem dead.
 */
const useVolver = (): (() => void) => {
  const router = useRouter()
  const reloadOnceBack = () => {
    // The router would otherwise render the list in the page that is about to be replaced. Chromium calls the window's listeners in the order in which they were added.
    router.history.destroy()
    addEventListener('popstate', () => page.reload(), { once: true })
    router.history.back()
  }
  const goToList = async () => {
    await router.navigate({ to: router.state.location.pathname, search: parseListed, replace: true })
    page.reload()
  }
  return () => {
    const { search, state } = router.state.location
    const { id } = parseShown(search)
    // The record was opened by its address, so the list begins at the record's card.
    if (id !== undefined && leftFor() !== id) keepPlace(id, 0)
    if (state.fromList) reloadOnceBack()
    else void goToList()
  }
}

/** From a record to its list (§2.5, §2.9, §2.10). On paper there is no way back. */
export const Volver = () => (
  <Button tone="secondary" data-unprinted onClick={useVolver()}>
    <ArrowLeft />
    Volver
  </Button>
)
