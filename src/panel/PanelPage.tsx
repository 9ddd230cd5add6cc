import { useQuery } from '@tanstack/react-query'
import { Navigate, useBlocker } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { read } from '../api/queries.ts'
import { tabTitle } from '../brand.ts'
import { obtenerIdUsuario } from '../contract/usuario.ts'
import { useDirty } from '../state/dirty.ts'
import { useSession } from '../state/session.ts'
import { Alert } from '../ui/Alert.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'
import { ApiDrift } from './ApiDrift.tsx'
import { hideAlert, useAlert } from './kit/alert.ts'
import { mayLeave } from './kit/leave.ts'
import { forgetLists } from './kit/left-lists.ts'
import { parsePlace, placeHash, ShownPlace, usePlace, Ways, type Place } from './kit/place.ts'
import { Screen } from './kit/Screen.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { LoginDialog } from './login/LoginDialog.tsx'
import { sectionOf } from './screens.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { UndoOffer } from './UndoOffer.tsx'
import styles from './PanelPage.module.css'

/** /admin/panel (§2.15). */
export function PanelPage() {
  const idLogin = useSession((session) => session.idLogin)
  const unsaved = useDirty(({ forms }) => forms > 0)
  // A session that ended under an open form does not take the form along: one logs in over it.
  if (idLogin === null && !unsaved) return <Navigate to="/admin/login" hash replace />
  return <Panel idLogin={idLogin} unsaved={unsaved} />
}

const block = async () => !(await mayLeave())

function Panel({ idLogin, unsaved }: { idLogin: number | null; unsaved: boolean }) {
  const { data: user } = useQuery({ ...read(obtenerIdUsuario, { id: idLogin ?? 0 }), enabled: idLogin !== null })
  const [menuOpen, setMenuOpen] = useState(false)
  const alert = useAlert()
  const place = usePlace()
  // While the code of the next screen comes, the last one stays: React would hold a skeleton for 300 ms, the reads behind it as well.
  const shownHash = useDeferredValue(placeHash(place))
  const shown = parsePlace(shownHash)
  const section = sectionOf(place.screen)
  useEffect(() => forgetLists, [])
  useBlocker({ shouldBlockFn: block, enableBeforeUnload: false, disabled: !unsaved })
  return (
    <div className={styles.panel}>
      <title>{tabTitle(section?.entry ?? 'Panel')}</title>
      <TopBar
        usuario={user?.usuario ?? ''}
        site={section?.site}
        menuOpen={menuOpen}
        onMenu={() => setMenuOpen(!menuOpen)}
      />
      <div id="panel-menu" className={styles.side} data-ground="dark" data-open={menuOpen}>
        <Sidebar admin={user?.admin === 1} current={section} onChoose={() => setMenuOpen(false)} />
      </div>
      <Suspense
        fallback={
          <main className={styles.content}>
            <ScreenSkeleton />
          </main>
        }
      >
        <ShownPlace value={shown}>
          <Content key={shownHash} place={shown} admin={user && user.admin === 1} />
        </ShownPlace>
      </Suspense>
      {user?.admin === 1 && <ApiDrift />}
      <Alert {...alert} onHide={hideAlert} />
      <UndoOffer />
      <LeaveDialog />
      <LoginDialog />
    </div>
  )
}

type ContentProps = {
  place: Place
  /** Undefined until it is known. */
  admin: boolean | undefined
}

/** The one part that scrolls; it starts at its top, and takes the focus, on every screen that does not know better. */
function Content({ place: { screen, id }, admin }: ContentProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main ref={main} tabIndex={-1} className={styles.content}>
      <ScreenOf code={screen} id={id} admin={admin} />
    </main>
  )
}

function ScreenOf({ code, id, admin }: { code: number; id: number; admin: boolean | undefined }) {
  const section = sectionOf(code)
  const Component = section?.screens[code]
  if (!section || !Component) return <Said title="Pantalla inexistente">Elegí una sección del menú.</Said>
  if (section.admin && admin === undefined) return <ScreenSkeleton />
  if (section.admin && !admin) return <Said title="No tenés permiso">Esta sección es solo para administradores.</Said>
  return (
    <Ways value={section}>
      <Component id={id} />
    </Ways>
  )
}

const Said = ({ title, children }: { title: string; children: string }) => (
  <Screen title={title}>
    <Empty>{children}</Empty>
  </Screen>
)

const ScreenSkeleton = () => (
  <Loading className={styles.waiting}>
    <Skeleton width="14rem" height="var(--target)" />
    <Skeleton height="20rem" />
  </Loading>
)
