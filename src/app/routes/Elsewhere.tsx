import { Navigate, useLocation } from '@tanstack/react-router'
import { HostPage } from '#site/HostPage.tsx'
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

/** Any address that no route knows: one that comes close to a page's leads there; in a demo the review tools are at one of them; others are the host's. */
export function Elsewhere() {
  const { pathname, searchStr, hash } = useLocation()
  const page = /^\/demo\/$/.test(pathname) ? '/demo' : closestPage(pathname)
  if (page !== undefined) return <Navigate to="." href={`${page}${searchStr}${hash && `#${hash}`}`} replace />
  if (ReviewPage && pathname === '/demo') return <ReviewPage />
  // The worker writes it (worker/other-pages.ts).
  const { host } = document.documentElement.dataset
  if (!host) return <NotFoundPage />
  // To the letter: the router writes a search of the host's anew ('?de=1&de=2'), and the browser would not wait for another address.
  const { location } = window
  return <HostPage isSlow={host === 'slow'} address={location.pathname + location.search} />
}
