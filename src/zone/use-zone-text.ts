import { useRouter } from '@tanstack/react-router'
import { useAheadOfAddress } from '#ui/ahead-of-address.ts'
import { parseShown, type Shown } from '#site/page/shown.ts'

/** The search text of a page of the zone; the address follows it. */
export const useZoneText = ({ id, buscar = '' }: Shown) => {
  const router = useRouter()
  return useAheadOfAddress(buscar, {
    read: (text) => text,
    write: (typed) => typed.trim(),
    isHere: () =>
      router.latestLocation.pathname === '/zonaPrivada' && parseShown(router.latestLocation.search).id === id,
    goTo: (text) =>
      void router.navigate({
        to: '/zonaPrivada',
        search: (now: Shown) => ({ ...now, buscar: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
  })
}
