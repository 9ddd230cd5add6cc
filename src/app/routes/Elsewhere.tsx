import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NotFoundPage } from '../../site/NotFoundPage.tsx'
import { PagePending } from '../frame/PagePending.tsx'

// The condition stands here, so that a live build drops the import.
const ReviewPage = import.meta.env.VITE_API_URL
  ? undefined
  : lazy(async () => {
      const [page, { isHidden }] = await Promise.all([
        import('../../review/ReviewPage.tsx'),
        import('../../review/tab-state.ts'),
      ])
      return isHidden() ? { default: NotFoundPage } : page
    })

/** Any address that no route knows; in a demo the review tools are at one of them. */
export function Elsewhere() {
  const { pathname } = useLocation()
  return ReviewPage && /^\/demo\/?$/.test(pathname) ? (
    <Suspense fallback={<PagePending />}>
      <ReviewPage />
    </Suspense>
  ) : (
    <NotFoundPage />
  )
}
