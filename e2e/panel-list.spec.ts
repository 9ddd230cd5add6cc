import type { Page } from '@playwright/test'
import { obtenerClientes } from '#contract/cliente.ts'
import { updateClienteActivo } from '#contract/cliente-writes.ts'
import { ask, expect, openTab, rowsOf, test } from './kit/index.ts'

test('fourteen products fit in 900 px', { tag: ['@aspecto', '@release'] }, async ({ loggedInAs, page }) => {
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).search))
  await loggedInAs('editor', '/admin/panel#s=25')
  const heights = () => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(rowsOf(page)).toHaveCount(24)
  expect(read).toContain('?forma=ligera')
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(49)
  await expect(rowsOf(page).nth(13)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(120)
})

test('a save has the list read once', { tag: ['@demo', '@release'] }, async ({ context, loggedInAs, page }) => {
  await loggedInAs('admin', '/admin/panel#s=105')
  const active = (tab: Page) => rowsOf(tab).filter({ hasText: 'pendiente' }).getByRole('switch')
  const other = await openTab(context, '/admin/panel#s=105')
  await expect(active(other)).not.toBeChecked()
  await page.bringToFront()
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await active(page).check()
  // The other tab has heard of the write, and so has this one.
  await expect(active(other)).toBeChecked()
  await expect(active(page)).toBeChecked()
  expect(read.filter((path) => path === obtenerClientes.path)).toHaveLength(1)
  // A write past the panel's own saves is read again as well.
  await ask(page, updateClienteActivo, { idCliente: 2, activo: 0 })
  await expect(active(page)).not.toBeChecked()
})
