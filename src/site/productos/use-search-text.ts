import { useRouter } from '@tanstack/react-router'
import { useAheadOfAddress } from '#ui/ahead-of-address.ts'
import { forgetPlace } from '../page/list-place.ts'
import { parseListed, parseShown, type Shown } from '../page/shown.ts'

export const useSearchText = (inAddress: string) => {
  const router = useRouter()
  const [text, setText] = useAheadOfAddress(inAddress, {
    read: (buscar) => buscar,
    write: (typed) => typed.trim(),
    isHere: () =>
      router.latestLocation.pathname === '/productos' && parseShown(router.latestLocation.search).id === undefined,
    goTo: (buscar) =>
      void router.navigate({
        to: '/productos',
        search: (now: Shown) => ({ ...parseListed(now), buscar: buscar || undefined }),
        replace: true,
        resetScroll: false,
      }),
  })
  const change = (next: string) => {
    setText(next)
    forgetPlace()
  }
  return [text, change] as const
}
