import type { Page } from '@playwright/test'
import { obtenerClientes, updateClienteActivo } from '../src/contract/cliente.ts'
import { ask, expect, openTab, rowsOf, test } from './kit/index.ts'

const list = '/admin/panel#s=25'

test('a product is found by name, codes, size and words', { tag: '@largo' }, async ({ loggedInAs, page, seed }) => {
  await seed({
    productos: [
      {
        nombre: 'Bulón con tuerca',
        sub_productos: [{ codigo: '020870', tamaño: 'M12 x 40', codigobarra: '7798123001068' }],
      },
      { nombre: 'Tuerca', sub_productos: [{ codigo: 'T1', tamaño: 'M8' }] },
      { nombre: 'Clavo', sub_productos: [{ codigo: 'C1', tamaño: '2 pulgadas' }] },
    ],
  })
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).search))
  await loggedInAs('editor', list)
  const search = page.getByRole('searchbox')
  const labelled = page.getByRole('button', { name: /^Editar / })
  await expect(labelled).toHaveCount(3)
  expect(read).toContain('?forma=ligera')
  for (const [requested, found] of [
    ['020870', ['Editar Bulón con tuerca']],
    ['7798123001068', ['Editar Bulón con tuerca']],
    ['m12x40', ['Editar Bulón con tuerca']],
    ['tuerca bulon', ['Editar Bulón con tuerca']],
    ['tuerca', ['Editar Bulón con tuerca', 'Editar Tuerca']],
    ['clavo', ['Editar Clavo']],
  ] as const) {
    await search.fill(requested)
    await expect(labelled).toHaveCount(found.length)
    for (const name of found) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await search.fill('zzzz')
  await expect(page.getByText('No encontramos nada con “zzzz”.')).toBeVisible()
})

test('fourteen products fit in 900 px', { tag: ['@aspecto', '@release'] }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', list)
  const heights = () => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(rowsOf(page)).toHaveCount(24)
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
  // What is written past the panel's own saves is read again as well.
  await ask(page, updateClienteActivo, { idCliente: 2, activo: 0 })
  await expect(active(page)).not.toBeChecked()
})
