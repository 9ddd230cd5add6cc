import { useRouter, type BlockerFn, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followHistory, isSamePage } from '#ui/back-closes.ts'
import { mayLeave } from './leave.ts'

/**
 * The router goes on once this has answered. It would take back Back, Forward and a typed address only after the
 * answer, and a typed one wrongly, for want of an index. So the form's address is put back at once, and a
 * second Back asks as well.
 */
const blockIn =
  (history: RouterHistory): BlockerFn =>
  async ({ action, currentLocation, nextLocation }) => {
    const { settled, putBack, leave } = followHistory(history)
    if (action === 'PUSH' || action === 'REPLACE') {
      const leaves = await mayLeave()
      // A page takes the place of the dialog that leads to it, and none of the question's.
      if (leaves && !currentLocation.state.dialogs) await settled()
      return !leaves
    }
    if (isSamePage(currentLocation, nextLocation)) return false
    putBack()
    if (!(await mayLeave())) return false
    await settled()
    leave()
    return false
  }

/** Whatever leaves unsaved values asks before. */
export const useAskToLeave = (unsaved: boolean): void => {
  const { history } = useRouter()
  useEffect(
    () => (unsaved ? history.block({ blockerFn: blockIn(history), enableBeforeUnload: false }) : undefined),
    [unsaved, history],
  )
}
