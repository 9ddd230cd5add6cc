import { describe, expect, test } from 'vitest'
import type { Access, Endpoint } from '../../src/contract/endpoint.ts'
import { allEndpoints } from '../../src/contract/index.ts'
import type { Connect } from './browser.ts'
import { inputFor } from './samples.ts'
import { requestTo } from './requests.ts'
import { visitor } from './visitor.ts'
import type { Role } from './visitor.ts'

/** What each caller is refused with; nothing: it may call. A zone session is none for the panel. */
const refusals: Readonly<Record<Role, Partial<Record<Access, 401 | 403>>>> = {
  nobody: { zone: 401, panel: 401, admin: 401 },
  customer: { panel: 401, admin: 401 },
  editor: { admin: 403 },
  admin: {},
}

/** A call that its caller may make, but that writes nothing: an unreadable body, or a record that is unknown. */
const harmless = (endpoint: Endpoint, ownId: number): [string, RequestInit] => {
  const own = endpoint.name.startsWith('obtenerIdUsuario')
  const [path, init] = requestTo(endpoint, { ...inputFor(endpoint, 0), filename: 'ninguno.jpg', ...own ? { id: ownId } : {} })
  return [path, endpoint.encoding === 'none' ? init : { ...init, headers: { 'Content-Type': 'application/json' }, body: '{' }]
}

/** Who may call what, for every call and every kind of caller. */
export const accessParts = (connect: Connect) => {
  describe.each(['nobody', 'customer', 'editor', 'admin'] as const)('as %s', (role) => {
    const site = visitor(connect)
    const denied = allEndpoints.filter(({ access }) => refusals[role][access] !== undefined)
    const allowed = allEndpoints.filter((endpoint) => !denied.includes(endpoint))

    test.runIf(denied.length > 0)(`${denied.length} calls are refused, and nothing changes`, async () => {
      await site.as('admin')
      const before = await site.everything()
      await site.as(role)
      for (const endpoint of denied) {
        await site.refused(site.call(endpoint, inputFor(endpoint, 1)), refusals[role][endpoint.access] ?? 0, endpoint.name)
        await site.refused(site.send(...harmless(endpoint, 1)), refusals[role][endpoint.access] ?? 0, endpoint.name)
      }
      await site.as('admin')
      expect(await site.everything()).toEqual(before)
    })

    test(`${allowed.length} calls are let in`, async () => {
      const id = await site.as(role)
      const refused: string[] = []
      for (const endpoint of allowed) {
        const { status } = await site.send(...harmless(endpoint, id))
        const expected = endpoint.encoding === 'none' ? [200, 404] : [400]
        if (!expected.includes(status)) refused.push(`${endpoint.name}: ${status}`)
      }
      expect(refused).toEqual([])
    })
  })
}
