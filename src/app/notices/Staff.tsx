import { RouterContextProvider } from '@tanstack/react-router'
import { useSession } from '#state/session.ts'
import { onDemand } from '#ui/on-demand.tsx'
import type { AppRouter } from '../routes/router.tsx'

/** A failure is quiet: the page is for everybody. */
const EditLinks = onDemand(async () => ({ default: (await import('#panel/staff/EditLinks.tsx')).EditLinks }))

/** The part of the public pages that only staff see; its code is fetched where somebody is logged into the panel. */
export function Staff({ router }: { router: AppRouter }) {
  const isStaff = useSession(({ idLogin }) => idLogin !== null)
  return (
    isStaff && (
      <RouterContextProvider router={router}>
        <EditLinks />
      </RouterContextProvider>
    )
  )
}
