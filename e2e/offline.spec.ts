import {
  brokenPictures,
  bytesOf,
  demoBytes,
  downloadOf,
  expect,
  loadState,
  logIntoZone,
  openReady,
  openTab,
  readyForOffline,
  rewriteFirstSlide,
  saveState,
  slides,
  test,
  writeToUs,
} from './kit/index.ts'

test.use({ saveData: false })

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('a visitor without a connection writes, asks for a quote and downloads', async ({ page, context }) => {
    await openReady(page, '/')
    await context.setOffline(true)

    await page.goto('/contactos')
    await writeToUs(page)
    await logIntoZone(page, 'cliente')
    expect(await bytesOf(await downloadOf(page, page.getByRole('link', { name: 'Descargar 0001-00012408' })))).toEqual(
      demoBytes('listas/lista-tuercas-y-arandelas-octubre-2026.pdf'),
    )
  })

  test('every section of the panel opens offline', async ({ context, loggedInAs, page }) => {
    await openReady(page, '/')
    await context.setOffline(true)
    await loggedInAs('admin')
    const entries = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    for (const entry of await entries.all()) {
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'page')
      await expect(heading).toBeVisible()
      await expect(page.getByRole('main').getByText(/No pudimos/)).toHaveCount(0)
    }
  })

  test('what was written offline is there after the browser restarts', async ({ loggedInAs, startBrowser }) => {
    const first = await startBrowser()
    const page = await openTab(first, '/')
    await readyForOffline(page)
    await first.setOffline(true)
    await loggedInAs('editor', undefined, page)
    await rewriteFirstSlide(page, 'Escrito sin conexión')
    await first.close()

    const second = await startBrowser()
    await second.setOffline(true)
    const reopened = await openTab(second, '/')
    await expect(slides(reopened).getByText('Escrito sin conexión')).toBeVisible()
    await expect.poll(() => brokenPictures(reopened)).toEqual([])
    // Chromium writes local storage, which holds the login's id, some seconds later: the id may be stored or not.
    await reopened.evaluate(() => localStorage.removeItem('idLogin'))
    await loggedInAs('editor', undefined, reopened)
    await expect(reopened.getByRole('row', { name: /Escrito sin conexión/ })).toBeVisible()
  })
})

test.describe('the review tools', { tag: ['@demo', '@release'] }, () => {
  test.use({ expectedErrors: /status of (401|500|503)|ApiError/ })

  const tools = [
    ['Pantallas', /^0 de \d+ revisados/],
    ['Comentarios', 'Todavía no hay comentarios.'],
    ['Escenarios', 'Aplicar en esta pestaña'],
    ['Datos', 'Nada: es la empresa de la demo como viene.'],
    ['Llamadas', /^Vaciar|^Todavía no hubo llamadas/],
  ] as const

  test('offline as well: every tool, scenarios by link, a state saved and opened', async ({ page, context }, info) => {
    await openReady(page, '/')
    await context.setOffline(true)
    await page.goto('/demo')
    const menu = page.getByRole('navigation', { name: 'Herramientas' })
    await expect(menu.getByRole('button')).toHaveText(tools.map(([name]) => name))
    for (const [name, words] of tools) {
      await menu.getByRole('button', { name }).click()
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    }

    await menu.getByRole('button', { name: 'Pantallas' }).click()
    await page.getByRole('link', { name: 'Leer lo que se envió' }).click()
    await expect(page).toHaveURL('/contactos')
    await page.getByRole('button', { name: 'Sala de revisión' }).click()
    await page.getByRole('link', { name: 'Ver lo que casi nunca pasa' }).click()
    await expect(page.getByText('No pudimos cargar esta sección.')).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar la sala' }).click()

    const strip = page.getByRole('complementary', { name: 'Escenario' })
    await page.goto('/novedades?escenario=obtenerNovedades:empty')
    await expect(strip).toContainText('obtenerNovedades')
    await expect(page.getByText('Cómo leer las marcas de un bulón')).toHaveCount(0)
    await page.goto('/admin/panel?escenario=rol:editor')
    await expect(page.getByRole('banner').getByText('Bienvenido editor')).toBeVisible()
    await page.goto('/descargas?escenario=descargarArchive:error:503:x1')
    const catalogue = page.getByRole('link', { name: /Tabla de pares de apriete/ })
    await catalogue.click()
    await expect(page.getByText('No pudimos descargarlo. Probá de nuevo.')).toBeVisible()
    expect((await downloadOf(page, catalogue)).suggestedFilename()).toMatch(/\.pdf$/)
    await strip.getByRole('button', { name: 'Quitar' }).click()
    await expect(strip).toBeHidden()

    await saveState(page, info.outputPath('estado.vidriera.zip'))
    await page.getByRole('button', { name: 'Cerrar la sala' }).click()
    await loadState(page, info.outputPath('estado.vidriera.zip'))
  })
})
