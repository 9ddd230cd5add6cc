import type { AnyRouter } from '@tanstack/react-router'
import { sessionProvenAt } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { hasUnsaved } from '../state/dirty.ts'
import { endSession } from '../state/session.ts'
import { openLogin } from '../zone/open-login.ts'
import { endedSession, loginOf } from './routes/guards.ts'
import { embedded } from './mode.ts'
import { useTrouble, type DatabaseTrouble } from './notices/trouble.ts'

const toLogin = async (router: AnyRouter, error: ApiError) => {
  const { pathname, href } = router.state.location
  const session = endedSession(error.access, pathname)
  if (session === undefined) return
  endSession(session, sessionProvenAt(error.access))
  if (hasUnsaved()) return
  await router.navigate({ to: loginOf(session), hash: true, replace: true })
  if (session === 'idLoginZona') await openLogin(href)
}

const troubleOf = ({ errors }: ApiError): DatabaseTrouble => {
  const [said] = errors.base ?? []
  return said === 'incompleta' || said === 'nueva' ? said : 'ocupada'
}

/** What the app itself does about a failed call, beyond what the section or form that made it shows. */
export const onFailure =
  (router: AnyRouter) =>
  (error: Error): void => {
    console.error(error)
    if (!(error instanceof ApiError)) return
    if (error.status === 401) void toLogin(router, error)
    if (error.status === 503 && embedded) useTrouble.setState({ database: troubleOf(error) })
    if (error.status === 507 && embedded) useTrouble.setState({ storageFull: true })
  }
