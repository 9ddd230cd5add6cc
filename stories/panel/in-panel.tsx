import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { call } from '../../src/api/client.ts'
import { verificarLogin } from '../../src/contract/sesion.ts'
import { forgetAlerts } from '../../src/panel/kit/alert.ts'
import { PanelLoginPage } from '../../src/panel/login/PanelLoginPage.tsx'
import { placeHash } from '../../src/panel/kit/place.ts'
import { PanelPage } from '../../src/panel/PanelPage.tsx'
import { logIn, logOut } from '../../src/state/session.ts'
import type { Msw } from '../notes.ts'

const Elsewhere = () => <p style={{ padding: 'var(--space-6)' }}>Ruta: {useLocation().pathname}</p>

const createPanelRouter = (address: string) => {
  const root = createRootRoute()
  const under = { getParentRoute: () => root }
  return createRouter({
    routeTree: root.addChildren([
      createRoute({ ...under, path: '/admin/panel', component: PanelPage }),
      createRoute({ ...under, path: '/admin/login', component: PanelLoginPage }),
      createRoute({ ...under, path: '$', component: Elsewhere }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/', address], initialIndex: 1 }),
  })
}

/** The address of a screen, and of one record there. */
export const at = (code: number, id = 0): string => `#${placeHash({ screen: code, id })}`

type PanelAtProps = {
  /** '#s=28&id=3' opens that screen; a path opens that page. */
  address: string
}

/** The panel as the app mounts it, at an address. 'Atrás' and 'Adelante' are the browser's. */
export function PanelAt({ address }: PanelAtProps) {
  const [router] = useState(() => createPanelRouter(address.startsWith('#') ? `/admin/panel${address}` : address))
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <div hidden>
        <button type="button" onClick={() => router.history.back()}>
          Atrás
        </button>
        <button type="button" onClick={() => router.history.forward()}>
          Adelante
        </button>
      </div>
    </QueryClientProvider>
  )
}

const users = { admin: 'admin1234', editor: 'editor1234' } as const

/** A story's `beforeEach`: logs a user in at the backend and in the client, and out afterwards. */
export const as = (usuario: keyof typeof users) => async () => {
  const id = await call(verificarLogin, { usuario, contraseña: users[usuario] })
  if (typeof id !== 'number') throw new Error(id)
  logIn('idLogin', id)
  return () => {
    forgetAlerts()
    logOut('idLogin')
  }
}

/** The meta of stories of the panel: the screen that opens, and who is logged in. */
export const inPanel = (usuario: keyof typeof users, screen: number, id = 0) => ({
  component: PanelAt,
  args: { address: at(screen, id) },
  beforeEach: as(usuario),
})

/** A story's `beforeEach`: this call answers with this. */
export const answers =
  (path: string, body: object) =>
  ({ msw }: Msw) => {
    msw.use(http.all(path, () => HttpResponse.json(body)))
  }
