import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NotFoundPage } from '../../site/NotFoundPage.tsx'
import { PagePending } from '../frame/PagePending.tsx'

// Said here, where a live build drops what follows.
const RoomPage = import.meta.env.VITE_API_URL ? undefined : lazy(() => import('../../demo/RoomPage.tsx'))

/** Any address that no route knows; in a demo the review room is at one of them. */
export function Elsewhere() {
  const { pathname } = useLocation()
  return RoomPage && /^\/demo\/?$/.test(pathname) ? (
    <Suspense fallback={<PagePending />}>
      <RoomPage />
    </Suspense>
  ) : (
    <NotFoundPage />
  )
}
