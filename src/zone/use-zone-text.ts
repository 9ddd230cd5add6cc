import { useRouter } from '@tanstack/react-router'
import { useAheadOfAddress } from '../ui/ahead-of-address.ts'
import { shownIn, type Shown } from '../site/page/shown.ts'

/** What is searched for on a page of the zone, as one types it; the address follows. */
export const useZoneText = ({ id, buscar = '' }: Shown) => {
  const router = useRouter()
  return useAheadOfAddress(buscar, {
    read: (text) => text,
    write: (typed) => typed.trim(),
    isHere: () => router.latestLocation.pathname === '/zonaPrivada' && shownIn(router.latestLocation.search).id === id,
    goTo: (text) =>
      void router.navigate({
        to: '/zonaPrivada',
        search: (now: Shown) => ({ ...now, buscar: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
  })
}
