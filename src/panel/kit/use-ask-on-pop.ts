import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dialogsGone, pageState } from '#ui/back-closes.ts'
import { hearPopsFirst } from '#ui/first-pop.ts'
import { mayLeave } from './leave.ts'

/**
 * Back, Forward and a typed address ask before they leave unsaved values. The address of the form is put back at once, so that a second
 * Back asks as well. The router waits for one answer at a time, and hears nothing until then.
 */
export const useAskOnPop = (unsaved: boolean): void => {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (!unsaved) return undefined
    const formAddress = `${location.pathname}${location.search}#${hash}`
    const state = pageState()
    let passes = false
    const ask = async () => {
      if (!(await mayLeave())) return
      await dialogsGone()
      passes = true
      router.history.back({ ignoreBlocker: true })
    }
    return hearPopsFirst(() => {
      if (passes) return false
      // The router's own pushState would navigate; the router still shows this address.
      History.prototype.pushState.call(history, state, '', formAddress)
      void ask()
      return true
    })
  }, [unsaved, hash, router])
}
