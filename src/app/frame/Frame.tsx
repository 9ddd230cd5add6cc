import { Outlet, useRouterState } from '@tanstack/react-router'
import { LateFooter } from '#site/footer/LateFooter.tsx'
import { pageTitle } from '#site/page/title.ts'
import { PublicShell } from '#site/PublicShell.tsx'
import { isHidden } from '#site/shown-pages.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { onDemand } from '#ui/on-demand.tsx'
import { Retry } from '#ui/Retry.tsx'
import { ZoneButton } from '#zone/ZoneButton.tsx'
import { ZoneDialogs } from '#zone/ZoneDialogs.tsx'
import { Announcer } from './Announcer.tsx'
import { getChrome } from './chrome.ts'
import { SkipLink } from './SkipLink.tsx'

const HiddenPage = onDemand(() => import('./HiddenPage.tsx'), {
  missing: (_, retry) => <Retry onRetry={retry} />,
})

/** The path of the page on screen. The router's location already names the next page while that page loads. */
const useShownPath = () =>
  useRouterState({
    select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname,
  })

/** The frame around every page (§2.1). Zone and panel bring their own header and `main`. */
export function Frame() {
  const path = useShownPath()
  const { nav, footer } = getChrome(path)
  return (
    <>
      <SkipLink />
      <Announcer />
      {nav ? <PublicFrame path={path} /> : <Outlet />}
      {!nav && footer && <LateFooter />}
    </>
  )
}

/** A section that the company does not show says so at its address. */
function PublicFrame({ path }: { path: string }) {
  return (
    <>
      <PublicShell zoneAccess={<ZoneButton />}>
        {isHidden(useMarca(), path) ? <HiddenPage title={pageTitle(path)} /> : <Outlet />}
      </PublicShell>
      <ZoneDialogs />
    </>
  )
}
