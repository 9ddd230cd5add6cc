/** The parts that nobody waits for are aborted: the page goes on without them, and says nothing (run/parts.ts). */
import type { Page } from '@playwright/test'
import { expect, openControlled, save, test } from './kit/index.ts'
import { chunkOf, isTried, missingCode, press, withoutPart, type Silent } from './kit/parts.ts'
import { parts } from './run/parts.ts'

test.use({ expectedErrors: missingCode })

/** A visit asks for parts that nobody waits for. */
interface Visit {
  readonly as?: 'admin' | 'cliente'
  readonly at: string
  readonly before?: (page: Page) => Promise<unknown>
  readonly ask?: (page: Page) => Promise<unknown>
  /** The next occasion, where the parts come. */
  readonly askAgain?: (page: Page) => Promise<unknown>
}

const home: Visit = {
  at: '/',
  before: (page) =>
    page.addInitScript(() => {
      localStorage.setItem('sala.comentarios', '1')
      Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true })
    }),
}
const product: Visit = {
  at: '/productos?id=1',
  ask: async (page) => {
    await press(/^Agregar 011\d+ a mi pedido/)(page)
    await press(/a mi pedido, hay 1$/)(page)
    await expect(page.getByRole('button', { name: /a mi pedido, hay 2$/ })).toBeVisible()
  },
  askAgain: async (page) => {
    await press(/a mi pedido, hay 2$/)(page)
    await expect(page.getByRole('button', { name: /^Agregar otro pack de 011\d+/ })).toBeVisible()
  },
}
const services: Visit = { at: '/servicios' }
const projection: Visit = {
  at: '/videos',
  ask: async (page) => {
    await page.getByRole('main').getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  },
}
/** Another hand changes the page before React hydrates it. */
const changed: Visit = {
  at: '/contactos',
  before: (page) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('main form input')?.after(document.createElement('div')),
      )
    }),
}
const customer: Visit = {
  as: 'cliente',
  at: '/empresa',
  ask: async (page) => {
    await press('Cerrar Sesion')(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Zona privada' })).toBeVisible()
  },
}
const form: Visit = {
  as: 'admin',
  at: '/admin/panel#s=53&id=1',
  ask: async (page) => {
    await page.getByLabel('Orden').fill('ZZ')
    await save(page)
  },
}

const silent: Readonly<Record<Silent, Visit>> = {
  './prerender/page-snapshots.ts': home,
  './embla.ts': home,
  './HeaderTools.tsx': home,
  './PublicFooter.tsx': home,
  './comments/Pins.tsx': home,
  './calls/log.ts': home,
  './sanitise.ts': home,
  './around/Neighbours.tsx': product,
  './around/Around.tsx': product,
  './AmountInOrder.tsx': product,
  '../notices/start.tsx': services,
  './paint-marca.ts': services,
  '#review/open-door.tsx': { ...services },
  '#panel/staff/EditLinks.tsx': { ...services, as: 'admin' },
  '#ui/back-closes.ts': projection,
  './started-over.ts': changed,
  './logout.ts': customer,
  './drag.ts': { as: 'admin', at: '/admin/panel#s=50' },
  '#state/persistence.ts': form,
}

type SilentPart = Extract<(typeof parts)[number], { asks: Silent }>
const isSilent = (part: (typeof parts)[number]): part is SilentPart => part.asks in silent

for (const [{ as, at, before, ask, askAgain }, missing] of Map.groupBy(
  parts.filter(isTried).filter(isSilent),
  ({ asks }) => silent[asks],
))
  test(
    `without ${missing.map(({ asks }) => asks).join(', ')} the page stays as it is`,
    { tag: ['@demo', '@release'] },
    async ({ page, loggedInAs }) => {
      const failed = new Set<string>()
      page.context().on('requestfailed', (request) => failed.add(request.url()))
      await before?.(page)
      const held = await Promise.all(missing.map((part) => withoutPart(page, chunkOf(part))))
      if (as) await loggedInAs(as, at)
      else await openControlled(page, at)
      await ask?.(page)
      for (const part of missing)
        await expect.poll(() => [...failed]).toContainEqual(expect.stringContaining(`/assets/${chunkOf(part)}-`))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByText(/No pudimos|Algo salió mal|Faltan archivos/)).toHaveCount(0)
      for (const comes of held) comes()
      await askAgain?.(page)
    },
  )
