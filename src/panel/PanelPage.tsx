import { Navigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { TabTitle } from '#ui/brand/TabTitle.tsx'
import { useDirty } from '#state/dirty.ts'
import { useSession } from '#state/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import { ApiDrift } from './ApiDrift.tsx'
import { useDarkGround } from './dark-ground.tsx'
import { hideAlert, useAlert } from './kit/alert.ts'
import { historyWay } from './history/HistoryLink.tsx'
import { forgetLists } from './kit/remembered-lists.ts'
import { useMessageExpiry } from './kit/next-screen.ts'
import { useAskToLeave } from './kit/use-ask-to-leave.ts'
import { parsePlace, toPlaceHash, ShownPlace, ShownSection, usePlace, RecordLinks, type Place } from './kit/place.ts'
import { Screen } from './kit/Screen.tsx'
import { useScreenName } from './kit/screen-name.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { LoginDialog } from './login/LoginDialog.tsx'
import { fetchScreen, screens } from './screens.ts'
import { findSection, getSiteAddress } from './sections/index.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { UndoOffer } from './UndoOffer.tsx'
import { MenuWays } from './ways.tsx'
import styles from './PanelPage.module.css'
import { useUser } from './use-user.ts'

// The first screen's code comes while the frame is rendered.
fetchScreen(parsePlace(location.hash).screen)

/** /admin/panel (§2.15). */
export function PanelPage() {
  const idLogin = useSession((session) => session.idLogin)
  const unsaved = useDirty(({ forms }) => forms > 0)
  // The account that is logged in, or was last. A form belongs to the account that opened it, and no other account sees it.
  const [owner, setOwner] = useState(idLogin)
  if (idLogin !== null && idLogin !== owner) setOwner(idLogin)
  // A session that ends under an unsaved form leaves the form open; the login opens over it.
  if (idLogin === null && !unsaved) return <Navigate to="/admin/login" hash replace />
  return <Panel owner={owner ?? 0} unsaved={unsaved} />
}

function Panel({ owner, unsaved }: { owner: number; unsaved: boolean }) {
  const user = useUser()
  const [menuOpen, setMenuOpen] = useState(false)
  const { message, kind, id } = useAlert()
  const title = useScreenName(({ name }) => name)
  const currentPlace = usePlace()
  // The last screen stays while the code of the next one is fetched: React would hold a skeleton, and the reads behind it, for 300 ms.
  const shownHash = useDeferredValue(toPlaceHash(currentPlace))
  const shown = parsePlace(shownHash)
  const section = findSection(currentPlace.screen)
  useEffect(() => forgetLists, [])
  useMessageExpiry(shownHash)
  useDarkGround()
  useAskToLeave(unsaved)
  return (
    <div className={styles.panel}>
      <TabTitle>{title || (section?.entry ?? 'Panel')}</TabTitle>
      <TopBar
        usuario={user?.usuario ?? ''}
        admin={user?.admin === 1}
        site={section && getSiteAddress(section, currentPlace.id)}
        menuOpen={menuOpen}
        onMenu={() => setMenuOpen(!menuOpen)}
      />
      <div id="panel-menu" className={styles.side} data-ground="dark" data-open={menuOpen}>
        <Sidebar admin={user?.admin === 1} current={section} onChoose={() => setMenuOpen(false)} />
        <MenuWays className={styles.ways} onChoose={() => setMenuOpen(false)} />
      </div>
      <Suspense
        fallback={
          <main className={styles.content}>
            <ScreenSkeleton />
          </main>
        }
      >
        <ShownPlace value={shown}>
          <RecordLinks value={historyWay}>
            <Content key={`${owner} ${shownHash}`} shown={shown} admin={user && user.admin === 1} />
          </RecordLinks>
        </ShownPlace>
      </Suspense>
      {user?.admin === 1 && <ApiDrift />}
      <Alert message={message} kind={kind} id={id} onHide={hideAlert} />
      <UndoOffer />
      <LeaveDialog />
      <LoginDialog />
    </div>
  )
}

type ContentProps = {
  shown: Place
  /** Undefined until the user is read. */
  admin: boolean | undefined
}

/** The part that scrolls. Each screen starts at the top and takes the focus, unless something in the screen has the focus. */
function Content({ shown: { screen, id }, admin }: ContentProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main id="contenido" ref={main} tabIndex={-1} className={styles.content}>
      <SectionScreen code={screen} id={id} admin={admin} />
    </main>
  )
}

function SectionScreen({ code, id, admin }: { code: number; id: number; admin: boolean | undefined }) {
  const section = findSection(code)
  const Component = screens[code]
  if (!section || !Component)
    return <AlertMessage title="Pantalla inexistente">Elegí una sección del menú.</AlertMessage>
  if (section.admin && admin === undefined) return <ScreenSkeleton />
  if (section.admin && !admin)
    return <AlertMessage title="No tenés permiso">Esta sección es solo para administradores.</AlertMessage>
  return (
    <ShownSection value={section}>
      <Component id={id} />
    </ShownSection>
  )
}

const AlertMessage = ({ title, children }: { title: string; children: string }) => (
  <Screen title={title}>
    <Empty>{children}</Empty>
  </Screen>
)

const ScreenSkeleton = () => (
  <Loading className={styles.waiting}>
    <Skeleton width="calc(56 * var(--unit))" height="var(--target)" />
    <Skeleton height="calc(80 * var(--unit))" />
  </Loading>
)
