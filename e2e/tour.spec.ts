/** The whole tour, every stop done by hand, as a stakeholder does. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import {
  deleteRow,
  downloadOf,
  expect,
  expectAlert,
  readyForOffline,
  save,
  test,
  textFile,
  writeToUs,
} from './kit/index.ts'

// Offline files are fetched ahead.
test.use({
  saveData: false,
  actionTimeout: 10_000,
  expectedErrors: /status of (403|500)|ApiError|INTERNET_DISCONNECTED/,
})

const review = (page: Page): Locator => page.getByRole('complementary', { name: 'Sala de revisión' })
const press = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => review(page).getByRole('link', { name }).click()

/** Closes the review tools to see the page, and opens the stop again. */
const beside = async (page: Page, act: () => Promise<unknown>) => {
  await press(page, 'Cerrar la sala')
  await act()
  await page.getByRole('button', { name: 'Sala de revisión' }).click()
}

/** Waits for a stop that the tour marks as done by itself. */
const stands = async (page: Page, at: number, title: string) => {
  const stop = review(page).getByRole('region', { name: title })
  await expect(stop).toContainText(`Parada ${at} de 8`)
  await expect(stop).toContainText('se marca acá')
}
const isDone = (page: Page) => expect(review(page).getByText('Hecho.')).toBeVisible()
const next = async (page: Page) => {
  await isDone(page)
  await press(page, 'Siguiente')
}

test(
  'the tour: every stop by hand, left on the way and taken up again, to its end',
  { tag: ['@demo', '@release'] },
  async ({ page, context }) => {
    test.setTimeout(90_000)
    await page.goto('/')
    await readyForOffline(page)
    await page.getByRole('button', { name: 'Sala de revisión' }).click()
    await review(page).getByRole('button', { name: 'Recorrido' }).first().click()
    await press(page, 'Empezar')

    await stands(page, 1, 'Editar acá, verlo allá')
    await follow(page, 'Novedades en el panel')
    await beside(page, async () => {
      await page.getByLabel('Usuario', { exact: true }).fill('admin')
      await page.getByLabel('Contraseña', { exact: true }).fill('admin1234')
      await page.getByRole('button', { name: 'Ingresar' }).click()
      await page.getByRole('button', { name: /^Editar Cómo leer/ }).click()
      await page.getByLabel('Título', { exact: true }).fill('Lo que dice la cabeza de un bulón')
      await save(page)
      await expectAlert(page, 'Novedad modificada con éxito')
    })
    await isDone(page)
    await follow(page, 'Novedades en el sitio')
    await expect(page.getByRole('link', { name: 'Lo que dice la cabeza de un bulón' })).toBeVisible()
    await next(page)

    await stands(page, 2, 'Activar a un cliente')
    await follow(page, 'Clientes')
    await beside(page, () => page.getByRole('switch', { name: 'Activado: pendiente' }).click())
    await isDone(page)
    await follow(page, 'Zona privada')
    await beside(page, async () => {
      const dialog = page.getByRole('dialog', { name: 'Zona privada' })
      await dialog.getByLabel('Usuario').fill('pendiente')
      await dialog.getByLabel('Contraseña', { exact: true }).fill('pendiente1234')
      await dialog.getByRole('button', { name: 'Ingresar' }).click()
      await expect(page.getByRole('heading', { name: 'Lista de precios' })).toBeVisible()
    })
    await next(page)

    await stands(page, 3, 'Trabajar sin conexión')
    await context.setOffline(true)
    await isDone(page)
    await follow(page, 'Productos')
    await beside(page, async () => {
      await page.reload()
      await page.getByRole('link', { name: 'Bulón carruaje' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bulón carruaje' })).toBeVisible()
    })
    await context.setOffline(false)
    // The tour is left here and goes on here, later and in another tab.
    await press(page, 'Dejar')
    await expect(review(page).getByRole('button', { name: 'Seguir en la parada 3' })).toBeVisible()
    await page.close()
    await finish(await context.newPage())
  },
)

const finish = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sala de revisión' }).click()
  await review(page).getByRole('button', { name: 'Recorrido' }).first().click()
  await press(page, 'Seguir en la parada 3')
  await next(page)

  await stands(page, 4, 'Cargar una planilla entera')
  await follow(page, 'Carga masiva')
  await beside(page, async () => {
    const template = readFileSync(
      await (await downloadOf(page, page.getByRole('button', { name: 'Descargar plantilla' }))).path(),
      'utf8',
    )
    await page
      .getByLabel('Archivo')
      .setInputFiles(textFile('planilla.csv', template.replace('Producto de ejemplo', 'Perno forjado')))
    await expect(page.getByText('Al subirla: 1 producto nuevo.')).toBeVisible()
    await page.getByRole('button', { name: 'Subir', exact: true }).click()
    await expectAlert(page, 'Datos cargados con éxito')
  })
  await next(page)

  await stands(page, 5, 'Buscar una medida y armar un pedido')
  await follow(page, 'Productos')
  await beside(page, () =>
    page
      .getByRole('button', { name: /^Agregar \d+ a mi pedido/ })
      .first()
      .click(),
  )
  await isDone(page)
  await follow(page, 'Mi pedido')
  await expect(page.getByRole('textbox', { name: /^Packs de / })).toHaveValue('1')
  await next(page)

  await stands(page, 6, 'Ver lo que casi nunca pasa')
  const strip = page.getByRole('complementary', { name: 'Escenario' })
  await follow(page, 'Novedades lentas')
  await expect(strip).toContainText('obtenerNovedades tarda 3')
  await isDone(page)
  await follow(page, 'Novedades caídas')
  await expect(strip).toContainText('obtenerNovedades falla')
  await expect(page.getByText('No pudimos cargar esta sección.')).toBeVisible()
  await strip.getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByText('Lo que dice la cabeza de un bulón').first()).toBeVisible()
  await next(page)

  await stands(page, 7, 'Leer lo que se envió')
  await follow(page, 'Contacto')
  await beside(page, () => writeToUs(page, { 'Mensaje*': '¿Tienen stock?' }))
  await isDone(page)
  await review(page).getByRole('navigation', { name: 'Herramientas' }).getByRole('button', { name: 'Enviado' }).click()
  await expect(review(page).getByRole('button', { name: /^Contacto desde la web de Ana Ríos/ })).toBeVisible()
  await review(page)
    .getByRole('navigation', { name: 'Herramientas' })
    .getByRole('button', { name: 'Recorrido' })
    .click()
  await next(page)

  await stands(page, 8, 'Arrepentirse')
  await follow(page, 'Servicios en el panel')
  await beside(page, async () => {
    await deleteRow(page, 'Mecanizado según plano')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expectAlert(page, 'Deshecho con éxito')
  })
  await isDone(page)
  await press(page, 'Terminar')
  await expect(review(page).getByText('Hiciste todas las paradas.')).toBeVisible()
}
