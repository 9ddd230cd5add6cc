import { useNavigate } from '@tanstack/react-router'
import { forgetPlace } from '../page/list-place.ts'
import { parseListed, type Listed, type Shown } from '../page/shown.ts'

/** Changes how the list is shown. Each way has its own address, for Back and for links. */
export const useChangeList = () => {
  const navigate = useNavigate()
  return (change: { readonly [name in keyof Listed]?: string | undefined }): void => {
    forgetPlace()
    void navigate({
      to: '/productos',
      search: (now: Shown) => ({ ...parseListed(now), ...change }),
      resetScroll: false,
    })
  }
}
