/**
 * The jobs of a clerk, done through the screens of the demo as a person does them, from the panel's first screen unless a job says where
 * it begins. The clicks, keys and file dialogs are counted (`clerk.ts`), beside the figures and aims of the panel's issue.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { rowsOf } from '../kit/panel.ts'
import { newContext, root, type Bench, type Part } from './bench.ts'
import { clerkAt, secondsOf, wordsOf, type Clerk } from './clerk.ts'
import { logIn, post } from './products.ts'
import type { Result } from './report.ts'

interface Job {
  readonly what: string
  /** In s: how long the job took before that issue, where it was possible, and the aim. */
  readonly before?: number
  readonly aim: number
  readonly at?: string
  /** What the company has before the clerk comes. */
  readonly given?: (page: Page) => Promise<void>
  readonly run: (clerk: Clerk, dir: string) => Promise<void>
}

const start = '/admin/panel'
const pictures = globSync(join(root, 'mocks/seed/media/productos/*.jpg')).toSorted()
const lists = Array.from({ length: 8 }, (_, i) => `0001-0001250${i}.pdf`)
const sizes = ['M6', 'M8', 'M10', 'M12', 'M14', 'M16'].map((size, i) =>
  [`03000${i}`, `${size} x 40`, 'Caja x 100', `779812300500${i}`].join('\t'),
)

const section = ({ page }: Clerk, entry: string) =>
  page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link', { name: entry, exact: true })
const button = ({ page }: Clerk, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = ({ page }: Clerk, name: string) => page.getByLabel(name, { exact: true })
const rows = ({ page }: Clerk) => rowsOf(page)
const said = ({ page }: Clerk, text: string | RegExp) => page.getByRole('status').getByText(text).first().waitFor()

/** Ctrl+K, a few letters, Enter. */
const goTo = async (clerk: Clerk, letters: string, first: string | RegExp) => {
  await clerk.press('Control+k')
  await clerk.page.getByRole('combobox').waitFor()
  await clerk.type(letters)
  await clerk.page.getByRole('option', { name: first, selected: true }).waitFor()
  await clerk.press('Enter')
}

/** Two slides more than the demo company has. */
const sixSlides = (page: Page) =>
  page.evaluate(async () => {
    const imagen = await (await fetch('/api/getImage/slider-1.jpg')).blob()
    for (const orden of ['5', '6']) {
      const form = new FormData()
      form.append('foto', imagen, 'slider.jpg')
      const values = {
        orden,
        jsonCodigoSlider: `<h2>Diapositiva ${orden}</h2>`,
        textoboton: 'Ver',
        linkboton: '/productos',
      }
      for (const [name, value] of Object.entries(values)) form.append(name, value)
      if (!(await fetch('/api/crearSlider', { method: 'POST', body: form })).ok) throw new Error('No slide was made')
    }
  })

const isReversed = async (page: Page) => {
  const read = () =>
    page.evaluate(async () => {
      const slides: { id: number; orden: number }[] = await (await fetch('/api/obtenerSliders')).json()
      return slides.toSorted((a, b) => a.orden - b.orden || a.id - b.id).map(({ id }) => id)
    })
  for (let i = 0; i < 50 && (await read()).join() !== '6,5,4,3,2,1'; i += 1) await page.waitForTimeout(100)
  if ((await read()).join() !== '6,5,4,3,2,1') throw new Error(`The slides are ${(await read()).join()}`)
}

const table: readonly Job[] = [
  {
    what: 'a product with 6 sizes (pasted) and 4 pictures',
    before: 77,
    aim: 45,
    run: async (clerk) => {
      await clerk.click(section(clerk, 'Productos: Mostrar'))
      await clerk.click(button(clerk, 'Crear Producto'))
      await clerk.click(field(clerk, 'Nombre'))
      await clerk.type('Bulón cabeza tanque')
      await clerk.click(field(clerk, 'Código'))
      await clerk.paste(sizes.join('\n'))
      await clerk.click(button(clerk, 'Agregar 6 filas'))
      await clerk.choose(field(clerk, 'Imágenes (0)'), pictures.slice(0, 4))
      await clerk.click(clerk.page.getByRole('textbox', { name: 'Texto', exact: true }))
      await clerk.type('Acero grado 5, zincado, con rosca entera.')
      await clerk.click(button(clerk, 'Guardar'))
      await said(clerk, 'Producto creado con éxito')
    },
  },
  {
    what: '8 price lists',
    before: 78,
    aim: 20,
    run: async (clerk) => {
      await clerk.click(section(clerk, 'Zona Privada'))
      await rows(clerk).first().waitFor()
      await clerk.drop(clerk.page.getByRole('main'), lists)
      await clerk.page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem').nth(7).waitFor()
      await clerk.click(button(clerk, 'Guardar'))
      await said(clerk, '8 archivos cargados con éxito')
    },
  },
  {
    what: '6 slides in the opposite order',
    before: 27,
    aim: 12,
    given: sixSlides,
    run: async (clerk) => {
      await clerk.click(section(clerk, 'Home: Slider'))
      await clerk.click(rows(clerk).first().locator('td').nth(1))
      for (let steps = 5; steps > 0; steps -= 1) {
        await clerk.hold('Alt', ...Array.from({ length: steps }, () => 'ArrowDown'))
        if (steps > 1) await clerk.press('Home')
      }
      await isReversed(clerk.page)
    },
  },
  {
    what: '5 products featured',
    before: 24,
    aim: 10,
    run: async (clerk) => {
      await clerk.click(section(clerk, 'Productos: Mostrar'))
      const on = clerk.page.getByRole('switch', { name: /^Destacado: /, checked: true })
      const off = clerk.page.getByRole('switch', { name: /^Destacado: /, checked: false })
      await off.first().waitFor()
      const before = await on.count()
      for (let i = 0; i < 5; i += 1) {
        await clerk.click(off.first())
        await on.nth(before + i).waitFor()
      }
    },
  },
  {
    what: '12 pictures for a product',
    aim: 12,
    run: async (clerk) => {
      await clerk.click(section(clerk, 'Productos: Mostrar'))
      await clerk.click(button(clerk, 'Editar Bulón hexagonal'))
      await clerk.choose(field(clerk, 'Imágenes (2)'), pictures.slice(0, 12))
      await clerk.click(button(clerk, 'Guardar'))
      await said(clerk, 'Producto actualizado con éxito')
    },
  },
  {
    what: 'a typo seen on the site',
    before: 15,
    aim: 9,
    at: '/servicios?id=3',
    run: async (clerk) => {
      await clerk.click(clerk.page.getByRole('link', { name: 'Editar servicio' }))
      await clerk.click(field(clerk, 'Título'))
      await clerk.press('End', 'Backspace')
      await clerk.type('n')
      await clerk.click(button(clerk, 'Guardar'))
      await said(clerk, 'Servicio modificado con éxito')
    },
  },
  {
    what: 'a product by its code',
    aim: 5,
    run: async (clerk) => {
      await goTo(clerk, '020870', /Bulón carruaje/)
      await clerk.page.getByRole('heading', { name: /^Editar Producto/ }).waitFor()
    },
  },
  {
    what: 'a duplicate with one change',
    aim: 12,
    run: async (clerk) => {
      await goTo(clerk, '020870', /Bulón carruaje/)
      await clerk.click(button(clerk, 'Duplicar'))
      await clerk.page.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(({ value }) => value.endsWith(' (copia)')),
      )
      await clerk.click(field(clerk, 'Nombre'))
      await clerk.press('Control+a')
      await clerk.type('Bulón inox')
      await clerk.click(button(clerk, 'Guardar'))
      await said(clerk, 'Producto creado con éxito')
    },
  },
  {
    what: 'the catalogue out, corrected, in',
    aim: 25,
    run: async (clerk, dir) => {
      await clerk.click(section(clerk, 'Carga Masiva'))
      const started = clerk.page.waitForEvent('download')
      await clerk.click(button(clerk, 'Descargar el catálogo en CSV'))
      const file = join(dir, 'catalogo.csv')
      await (await started).saveAs(file)
      // A typo is corrected in a spreadsheet, which is not this app's time.
      writeFileSync(file, readFileSync(file, 'utf8').replace('Bulón carruaje', 'Bulón carruajes'))
      await clerk.choose(field(clerk, 'Archivo'), file)
      await clerk.page.getByText(/^Al subirla: /).waitFor()
      await clerk.click(button(clerk, 'Subir'))
      await clerk.page.getByText(/^De \d+ filas: /).waitFor()
    },
  },
  {
    what: "the user's own password",
    aim: 12,
    run: async (clerk) => {
      await clerk.click(clerk.page.getByRole('link', { name: 'Mi cuenta' }).first())
      await clerk.click(field(clerk, 'Contraseña nueva'))
      await clerk.type('otra clave 27')
      await clerk.click(field(clerk, 'Contraseña actual'))
      await clerk.type('admin1234')
      await clerk.click(button(clerk, 'Guardar'))
      await said(clerk, 'Cuenta actualizada con éxito')
    },
  },
  {
    what: '3 customers let in',
    aim: 6,
    given: async (page) => {
      await post(page, '/api/crearUsuarioZona', {
        usuario: 'taller',
        email: 'taller@empresa.example',
        contraseña: 'taller1234',
      })
    },
    run: async (clerk) => {
      await clerk.click(clerk.page.getByRole('main').getByRole('link', { name: 'Ver clientes' }))
      const off = clerk.page.getByRole('switch', { name: /^Activado: /, checked: false })
      await off.nth(2).waitFor()
      for (let left = 2; left >= 0; left -= 1) {
        await clerk.click(off.first())
        await clerk.page.waitForFunction(
          (count) => document.querySelectorAll('tbody [role=switch]:not(:checked)').length === count,
          left,
        )
      }
    },
  },
  {
    what: 'who changed a product',
    aim: 6,
    given: async (page) => {
      await post(page, '/api/updateProducto', { idProducto: 1, orden: 1, nombre: 'Bulón hexagonal' })
    },
    run: async (clerk) => {
      await goTo(clerk, 'hist', 'Historial')
      await clerk.click(clerk.page.getByRole('searchbox'))
      await clerk.type('bulón hex')
      await rows(clerk).filter({ hasText: 'Bulón hexagonal' }).first().waitFor()
    },
  },
]

/** A browser of its own for each job, so that no job sees what another one left. */
const doJob = async (
  { browser, app, tempDir }: Bench,
  { what, before, aim, at = start, given, run }: Job,
): Promise<Result> => {
  const context = await newContext(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto(`${app}/admin/login`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await logIn(page, 'panel')
  await given?.(page)
  await page.goto(app + at)
  if (at === start) await page.getByRole('banner').getByText('Bienvenido admin').waitFor()
  const clerk = clerkAt(page)
  await run(clerk, tempDir())
  await context.close()
  return {
    what: `${what}: ${wordsOf(clerk.counts)}`,
    value: secondsOf(clerk.counts),
    unit: 's',
    max: aim,
    ...(before !== undefined && { against: { what: 'before', value: before } }),
  }
}

export const jobs: Part = async (bench) => {
  const results: Result[] = []
  for (const job of table) results.push(await doJob(bench, job))
  return results
}
