import { useNavigate } from '@tanstack/react-router'
import { forgetPlace } from '../page/place.ts'
import { listedIn, type Listed, type Shown } from '../page/shown.ts'

/** Another way to show the list: each is an address of its own, so that Back takes it back and a link carries it. */
export const useChangeList = () => {
  const navigate = useNavigate()
  return (change: { readonly [name in keyof Listed]?: string | undefined }): void => {
    forgetPlace()
    void navigate({ to: '/productos', search: (now: Shown) => ({ ...listedIn(now), ...change }), resetScroll: false })
  }
}
