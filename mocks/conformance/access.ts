import { describe, expect } from 'vitest'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { triable } from './browser.ts'
import { Difference } from './failure.ts'
import { full, isStrict } from './level.ts'
import { expectThere } from './reading.ts'
import { requestTo } from './requests.ts'
import { inputFor } from './samples.ts'
import { getExchange } from './trace.ts'
import { visitor, type Role, type Site } from './visitor.ts'

/** The expected refusal of each caller; none where the call is allowed. A zone session does not count for the panel. */
const refusals: Readonly<Record<Role, Partial<Record<Access, 401 | 403>>>> = {
  nobody: { zone: 401, panel: 401, admin: 401 },
  customer: { panel: 401, admin: 401 },
  editor: { admin: 403 },
  admin: {},
}

/** A request that its caller may make but that writes nothing: an unreadable body, or an unknown record. */
const harmless = (endpoint: Endpoint, ownId: number): [string, RequestInit] => {
  const needsOwnId = endpoint.name.startsWith('obtenerIdUsuario')
  const [path, init] = requestTo(endpoint, {
    ...inputFor(endpoint, 0),
    filename: 'ninguno.jpg',
    ...(needsOwnId ? { id: ownId } : {}),
  })
  return [
    path,
    endpoint.encoding === 'none' ? init : { ...init, headers: { 'Content-Type': 'application/json' }, body: '{' },
  ]
}

/** A customer's record is its owner's and the administrators': people.ts tries who else may read it. */
const isCustomers = ({ name }: Endpoint) => name === endpoints.obtenerIdUsuarioZona.name

/** Ends the session that later calls need. */
const endsSession = ({ name }: Endpoint) => name === endpoints.cerrarSesion.name

/** Whether a caller passed the access check: neither 401 nor 403. `strict` knows the exact status. */
const isAllowed = ({ encoding }: Endpoint, { status }: Response): boolean => {
  if (isStrict) return (encoding === 'none' ? [200, 404] : [400]).includes(status)
  return status < 500 && ![302, 303, 307, 401, 403, 419].includes(status)
}

export const accessParts = (backend: Site) => {
  const tried = triable(backend).toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))

  describe.each(['nobody', 'customer', 'editor', 'admin'] as const)('as %s', (role) => {
    const site = visitor(backend)
    const denied = tried.filter(({ access }) => refusals[role][access] !== undefined)
    const allowed = tried.filter(
      (endpoint) => !denied.includes(endpoint) && !(role === 'editor' && isCustomers(endpoint)),
    )
    let entering: Promise<number> | undefined
    const enter = () => (entering ??= site.as(role))
    let initialState: unknown

    full('notes the state before', async () => {
      await site.as('admin')
      initialState = await site.everything()
    })

    full.each(
      denied,
      ({ name }) => `${name} is refused`,
    )(async (endpoint) => {
      await enter()
      const status = refusals[role][endpoint.access] ?? 0
      for (const request of [requestTo(endpoint, inputFor(endpoint, 1)), harmless(endpoint, 1)]) {
        const response = site.send(...request)
        expectThere(endpoint, await response)
        await site.refused(response, status)
      }
    })

    full('nothing has changed', async () => {
      await site.as('admin')
      entering = undefined
      expect(await site.everything()).toEqual(initialState)
    })

    full.each(
      allowed,
      ({ name }) => `${name} is let in`,
    )(async (endpoint) => {
      const response = await site.send(...harmless(endpoint, await enter()))
      expectThere(endpoint, response)
      if (!isAllowed(endpoint, response))
        throw new Difference(getExchange(response), `that ${role} may call it (x-access ${endpoint.access})`)
    })
  })
}
