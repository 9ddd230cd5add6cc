import { RouterContextProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '#state/session.ts'
import type { AppRouter } from '../routes/router.tsx'

/** A failure is quiet: the page is for everybody, and the notices share this React root. */
const EditLinks = lazy(() =>
  import('#panel/staff/EditLinks.tsx').then(
    (file) => ({ default: file.EditLinks }),
    () => ({ default: () => null }),
  ),
)

/** The part of the public pages that only staff see; its code is fetched where somebody is logged into the panel. */
export function Staff({ router }: { router: AppRouter }) {
  const isStaff = useSession(({ idLogin }) => idLogin !== null)
  return (
    isStaff && (
      <RouterContextProvider router={router}>
        <Suspense>
          <EditLinks />
        </Suspense>
      </RouterContextProvider>
    )
  )
}
