import { Outlet, useRouterState } from '@tanstack/react-router'
import { LateFooter } from '../../site/footer/LateFooter.tsx'
import { PublicShell } from '../../site/PublicShell.tsx'
import { ZoneButton } from '../../zone/ZoneButton.tsx'
import { ZoneDialogs } from '../../zone/ZoneDialogs.tsx'
import { Announcer } from './Announcer.tsx'
import { chromeOf } from './chrome.ts'
import { SkipLink } from './SkipLink.tsx'

/** The path of the page on screen. The router's location already names the next page while that page loads. */
const useShownPath = () =>
  useRouterState({
    select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname,
  })

/** The frame around every page (§2.1). Zone and panel bring their own header and `main`. */
export function Frame() {
  const { nav, footer } = chromeOf(useShownPath())
  return (
    <>
      <SkipLink />
      <Announcer />
      {nav ? <PublicFrame /> : <Outlet />}
      {!nav && footer && <LateFooter />}
    </>
  )
}

const PublicFrame = () => (
  <>
    <PublicShell zoneAccess={<ZoneButton />}>
      <Outlet />
    </PublicShell>
    <ZoneDialogs />
  </>
)
