import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NotFoundPage } from '../site/NotFoundPage.tsx'
import { embedded } from './mode.ts'
import { PagePending } from './PagePending.tsx'

const RoomPage = embedded ? lazy(() => import('../demo/RoomPage.tsx')) : undefined

/** Any address that no route knows; in a demo the review room is at one of them. */
export function Elsewhere() {
  const { pathname } = useLocation()
  return RoomPage && /^\/demo\/?$/.test(pathname) ? <Suspense fallback={<PagePending />}><RoomPage /></Suspense> : <NotFoundPage />
}
