import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { http, HttpResponse, type HttpResponseInit } from 'msw'
import { useState } from 'react'
import { call } from '#api/client.ts'
import { verificarLogin } from '#contract/sesion.ts'
import { forgetAlerts } from '#panel/kit/alert.ts'
import { PanelLoginPage } from '#panel/login/PanelLoginPage.tsx'
import { toPlaceHash } from '#panel/kit/place.ts'
import { endUndo } from '#panel/kit/undo.ts'
import { PanelPage } from '#panel/PanelPage.tsx'
import { logIn, logOut } from '#state/session.ts'
import { createStoryClient, Elsewhere } from '../app/in-app.tsx'
import type { Msw } from '../notes.ts'

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
export const at = (code: number, id = 0): string => `#${toPlaceHash({ screen: code, id })}`

/** The panel as the app mounts it, at an address: '#s=28&id=3' opens that screen, a path that page. */
export function PanelAt({ address }: { address: string }) {
  const [router] = useState(() => createPanelRouter(address.startsWith('#') ? `/admin/panel${address}` : address))
  const [client] = useState(createStoryClient)
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

const users = { admin: 'admin1234', editor: 'editor1234' } as const

/** A story's `beforeEach`: logs a user in at the backend and in the client, and out afterwards. */
export const as = (usuario: keyof typeof users) => async () => {
  const id = await call(verificarLogin, { usuario, contraseña: users[usuario] })
  if (typeof id !== 'number') throw new Error(id)
  logIn('idLogin', id)
  // What the last story's held save has said.
  forgetAlerts()
  endUndo()
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
  (path: string, body: object, init: HttpResponseInit = {}) =>
  ({ msw }: Msw) => {
    msw.use(http.all(path, () => HttpResponse.json(body, init)))
  }
