import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seed } from '#mocks/seed/index.ts'
import {
  downloadOf,
  expect,
  logIntoPanel,
  openReady,
  openState,
  openTab,
  rewriteFirstSlide,
  saveState,
  slides,
  storedCompany,
  test,
} from './kit/index.ts'

test.use({ saveData: false })

const news = seed.tables.novedades[0]?.titulo ?? ''

/** Loads a sheet, uploads a file and deletes a news item. */
const write = (page: Page) =>
  page.evaluate(async () => {
    const post = async (path: string, fields: Readonly<Record<string, string | File>>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      return (await fetch(path, { method: 'POST', body })).status
    }
    const sheet =
      'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra\n99;Perno forjado;0;;2;M9;Caja;7798123001075\n'
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const headers = { 'Content-Type': 'application/json' }
    return [
      await post('/api/cargarCargaMasiva', { file: new File([sheet], 'pernos.csv') }),
      await post('/api/crearFileZona', { orden: '9', Npedido: 'Estado', file: new File([bytes], 'lista.bin') }),
      (await fetch('/api/deleteNovedad', { method: 'POST', headers, body: '{"idNovedad":1}' })).status,
    ]
  })

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('offline the company is saved, begun anew and opened, each with a way back', async ({ page, context }, info) => {
    const outputPath = (name: string) => info.outputPath(name)
    await openReady(page, '/')
    await logIntoPanel(page, 'admin')
    expect(await write(page)).toEqual([200, 200, 200])
    const other = await openTab(context, '/novedades')
    await expect(other.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    const gone = other.getByRole('link', { name: news })
    await expect(gone).toHaveCount(0)
    await page.bringToFront()
    await context.setOffline(true)

    const lived = await storedCompany(page)
    const review = await openState(page)
    await expect(review.getByRole('listitem').filter({ hasText: 'Novedades' })).toContainText('1 eliminado')
    await expect(review.getByRole('button', { name: 'Volver a como estaba antes de una carga masiva' })).toBeVisible()
    await review.getByLabel(/^Incluir clientes/).check()
    const download = await downloadOf(page, review.getByRole('button', { name: 'Guardar como archivo' }))
    const path = outputPath('estado.vidriera.zip')
    await download.saveAs(path)

    await review.getByRole('button', { name: 'Empezar todo de nuevo…' }).click()
    await expect(review.getByRole('list')).toContainText('1 archivo subido (60 kB)')
    await review.getByRole('button', { name: 'Empezar de nuevo', exact: true }).click()
    await expect(review.getByText('Los datos son los del primer día.')).toBeVisible()
    await expect(review.getByText('Nada: es la empresa de la demo como viene.')).toBeVisible()
    const fresh = await storedCompany(page)
    expect(fresh).not.toEqual(lived)
    await expect(gone, 'every tab sees it').toBeAttached()

    const bytes = readFileSync(path)
    const broken = outputPath('roto.vidriera.zip')
    writeFileSync(broken, Buffer.concat([bytes.subarray(0, bytes.length * 0.4), bytes.subarray(bytes.length * 0.5)]))
    await review.getByLabel('Archivo de estado').setInputFiles(broken)
    await expect(review.getByText(/^El archivo está incompleto o dañado/)).toBeVisible()
    expect(await storedCompany(page)).toEqual(fresh)

    await review.getByLabel('Archivo de estado').setInputFiles(path)
    await review.getByRole('button', { name: 'Cargar y reemplazar todo' }).click()
    await expect(review.getByText('Cargado: los datos son los de estado.vidriera.zip.')).toBeVisible()
    expect(await storedCompany(page)).toEqual(lived)
    await expect(gone).toHaveCount(0)

    await review.getByRole('button', { name: 'Volver a como estaba antes de cargar estado.vidriera.zip' }).click()
    await expect(review.getByText(/^Los datos son los del /)).toBeVisible()
    expect(await storedCompany(page)).toEqual(fresh)
    await review.getByRole('button', { name: 'Volver a como estaba antes de volver atrás' }).click()
    await expect(gone, 'the way back has one of its own').toHaveCount(0)
    expect(await storedCompany(page)).toEqual(lived)
  })

  test('a saved company is there in another browser', async ({ browser, loggedInAs, page, snapshot }, info) => {
    await loggedInAs('editor')
    await rewriteFirstSlide(page, 'De otro navegador')
    await saveState(page, info.outputPath('estado.vidriera.zip'))
    const other = await browser.newContext()
    const tab = await other.newPage()
    await snapshot(info.outputPath('estado.vidriera.zip'), tab)
    await tab.goto('/')
    await expect(slides(tab).getByText('De otro navegador')).toBeVisible()
    await other.close()
  })
})

test.describe('by link', { tag: ['@demo', '@release'] }, () => {
  test.use({ expectedErrors: /status of 404/ })

  test('a link loads a state of this host, and no other', async ({ browser, loggedInAs, page, watch }, info) => {
    await loggedInAs('editor')
    await rewriteFirstSlide(page, 'Traído por un enlace')
    const path = info.outputPath('estado.vidriera.zip')
    await saveState(page, path)
    const bytes = readFileSync(path)

    const other = await browser.newContext()
    watch(other)
    await other.route(
      ({ pathname }) => pathname === '/estados/feria.vidriera.zip',
      (route) => route.fulfill({ body: bytes, contentType: 'application/zip' }),
    )
    await other.route(
      ({ pathname }) => pathname === '/estados/roto.vidriera.zip',
      (route) => route.fulfill({ body: bytes.subarray(0, bytes.length * 0.9), contentType: 'application/zip' }),
    )
    const tab = await other.newPage()
    const review = tab.getByRole('complementary', { name: 'Sala de revisión' })
    const offer = review.getByRole('region', { name: 'El enlace trae un estado' })
    const openLink = async (link: string) => {
      await tab.goto(`/?estado=${link}`)
      await expect(offer).toContainText(link)
      await offer.getByRole('button', { name: 'Ver qué trae' }).click()
    }
    await openLink('/estados/feria.vidriera.zip')
    const dialog = review.getByRole('region', { name: 'Cargar feria.vidriera.zip' })
    await expect(dialog).toContainText(/24 productos.*6 novedades/)
    await expect(slides(tab).getByText('Traído por un enlace')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cargar y reemplazar todo' }).click()
    await expect(review.getByText('Cargado: los datos son los de feria.vidriera.zip.')).toBeVisible()
    await expect(slides(tab).getByText('Traído por un enlace')).toBeVisible()
    // After the decision a reload does not ask again.
    await expect(tab).toHaveURL('/')
    await tab.reload()
    await expect(slides(tab).getByText('Traído por un enlace')).toBeVisible()
    await expect(offer).toHaveCount(0)

    const before = await storedCompany(tab)
    for (const [link, reason] of [
      [
        'https://otro.example/estados/feria.vidriera.zip',
        'El enlace nombra un estado de otro sitio: solo se cargan los de este.',
      ],
      ['/estados/roto.vidriera.zip', /^El archivo está incompleto o dañado/],
      ['/estados/ninguno.vidriera.zip', /^El estado del enlace no está/],
    ] as const) {
      await openLink(link)
      await expect(review.getByText(reason)).toBeVisible()
    }
    expect(await storedCompany(tab)).toEqual(before)
    await other.close()
  })
})
