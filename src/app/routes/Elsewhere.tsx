import { Navigate, useLocation } from '@tanstack/react-router'
import { NotFoundPage } from '#site/NotFoundPage.tsx'
import { retryInPlace } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { PagePending } from '../frame/PagePending.tsx'
import { closestPage } from './closest-page.ts'

// The condition stands here, so that a live build drops the import.
const ReviewPage = import.meta.env.VITE_API_URL
  ? undefined
  : onDemand(
      async () => {
        const [page, { isHidden }] = await Promise.all([
          import('#review/ReviewPage.tsx'),
          import('#review/tab-state.ts'),
        ])
        return isHidden() ? { default: NotFoundPage } : page
      },
      { fallback: <PagePending />, missing: retryInPlace },
    )

/** Any address that no route knows: one that comes close to a page's leads there; in a demo the review tools are at one of them. */
export function Elsewhere() {
  const { pathname, searchStr, hash } = useLocation()
  const page = closestPage(pathname)
  if (page !== undefined) return <Navigate to="." href={`${page}${searchStr}${hash && `#${hash}`}`} replace />
  return ReviewPage && /^\/demo\/?$/.test(pathname) ? <ReviewPage /> : <NotFoundPage />
}
