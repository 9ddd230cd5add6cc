import { useRouter } from '@tanstack/react-router'
import { useAheadOfAddress } from '../../ui/ahead-of-address.ts'
import { forgetPlace } from '../page/place.ts'
import { listedIn, shownIn, type Shown } from '../page/shown.ts'

export const useSearchText = (inAddress: string) => {
  const router = useRouter()
  const [text, setText] = useAheadOfAddress(inAddress, {
    read: (buscar) => buscar,
    write: (typed) => typed.trim(),
    isHere: () =>
      router.latestLocation.pathname === '/productos' && shownIn(router.latestLocation.search).id === undefined,
    goTo: (buscar) =>
      void router.navigate({
        to: '/productos',
        search: (now: Shown) => ({ ...listedIn(now), buscar: buscar || undefined }),
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
