import type { AnyRouter } from '@tanstack/react-router'
import { getLastSuccessTime } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { hasUnsaved } from '#state/dirty.ts'
import { endSession } from '#state/session.ts'
import { openLogin } from '#zone/open-login.ts'
import { endedSession, getLoginPath } from './routes/guards.ts'
import { embedded } from '#state/mode.ts'
import { useTrouble, type DatabaseTrouble } from './notices/trouble.ts'

const sendToLogin = async (router: AnyRouter, error: ApiError) => {
  const { pathname, href } = router.state.location
  const session = endedSession(error.access, pathname)
  if (session === undefined) return
  endSession(session, getLastSuccessTime(error.access))
  if (hasUnsaved()) return
  await router.navigate({ to: getLoginPath(session), hash: true, replace: true })
  if (session === 'idLoginZona') await openLogin(href)
}

const troubles: readonly DatabaseTrouble[] = ['ocupada', 'incompleta', 'nueva']

/** The embedded backend names its database in `errors.base`. Any other 503 belongs to one call, and its section shows it. */
const findTrouble = ({ errors }: ApiError) => troubles.find((trouble) => errors.base?.includes(trouble))

/** Handles a failed call for the whole app. The section or form that made the call shows the failure besides. */
export const onFailure =
  (router: AnyRouter) =>
  (error: Error): void => {
    console.error(error)
    if (!(error instanceof ApiError)) return
    if (error.status === 401) void sendToLogin(router, error)
    const database = embedded && findTrouble(error)
    if (database) useTrouble.setState({ database })
    if (error.status === 507 && embedded) useTrouble.setState({ storageFull: true })
  }
