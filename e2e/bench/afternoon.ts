/**
 * From an empty folder to an open site of another trade, through the screens of `npm run live`: 120 products in 600 sizes from a price list,
 * 120 pictures. A person's time is counted by rules: 1.5 s a click, 0.25 s a key, 5 s a file dialog.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { SMTPServer } from 'smtp-server'
import sharp from 'sharp'
import { seed } from '../../mocks/seed/index.ts'
import { startProcess } from '../../mocks/server/http/process.ts'
import { isRecord } from '../../src/contract/record.ts'
import { freePort } from '../run/free-port.ts'
import { root, type Part } from './bench.ts'

type File = Readonly<{ name: string; mimeType: string; buffer: Buffer }>

/** A person at the page, who is counted. */
const personAt = (page: Page) => {
  const done = { clicks: 0, keys: 0, dialogs: 0 }
  const click = async (what: Locator) => {
    done.clicks += 1
    await what.click()
  }
  const press = (name: string | RegExp) => click(page.getByRole('button', { name, exact: true }))
  const sees = (text: string) => page.getByText(text).first().waitFor()
  return {
    page,
    done,
    click,
    press,
    /** Tab leads from one field to the next, which is a key. */
    type: async (fields: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(fields)) {
        done.keys += text.length + 1
        await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
      }
    },
    choose: async (label: string, files: File | File[]) => {
      done.clicks += 1
      done.dialogs += 1
      await page.getByLabel(label, { exact: true }).setInputFiles(files)
    },
    sees,
    saves: async (message: string, label = 'Guardar') => {
      await press(label)
      await sees(message)
    },
  }
}
type Person = ReturnType<typeof personAt>

const nombre = 'Ferretería El Ombú'

const picture = async (name: string, width: number, height: number, background: string): Promise<File> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const list: File = {
  name: 'lista.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: readFileSync(join(root, 'src/contract/sheet/books/lista-de-una-ferreteria.xlsx')),
}

/** The first code of each product. */
const codesOf = async (page: Page): Promise<string[]> => {
  const rows: unknown = await (await page.request.get('/api/obtenerProductos')).json()
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    const sizes = isRecord(row) ? row['sub_productos'] : undefined
    const first: unknown = Array.isArray(sizes) ? sizes[0] : undefined
    return isRecord(first) ? String(first['codigo']) : []
  })
}

/** From what 'Inicio' says is missing to where each is done, until nothing is. */
const wholeWay = async ({ page, done, click, press, type, choose, sees, saves }: Person) => {
  const missing = page.getByRole('region', { name: 'Para abrir el sitio falta' }).getByRole('link')
  const home = async () => {
    await click(page.getByRole('banner').getByRole('link').first())
    await page.getByRole('heading', { name: 'Inicio' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  const at = async (way: string, work: () => Promise<void>) => {
    await click(missing.getByText(way, { exact: true }))
    await work()
    await home()
  }
  const checkLeft = async (expected: string) => {
    const left = (await missing.allTextContents()).join()
    if (left !== expected) throw new Error(`Still missing: ${left}`)
  }
  await at('Marca', async () => {
    await type({ Nombre: nombre, 'Razón social': 'El Ombú S.R.L.', Acento: '#0a7d4f' })
    await type({ 'Qué hace la empresa, en una línea': 'Riego, electricidad y herramientas para el campo' })
    await saves('Marca actualizada con éxito')
  })
  await at('Logos', async () => {
    await choose('Logo del navbar', await picture('logo.jpg', 569, 105, '#0a7d4f'))
    await saves('Logos actualizados con éxito', 'Actualizar')
  })
  await at('Contacto', async () => {
    await type({ Dirección: 'San Martín 1550, Tandil', Email: 'ventas@elombu.example', Teléfono: '0249 444-0142' })
    await saves('Contacto actualizado con éxito')
  })
  await at('Home: Slider', async () => {
    await press('Crear Slider')
    await choose('Imagen', await picture('portada.jpg', 1400, 586, '#456'))
    await type({ Texto: 'Todo para el riego' })
    await saves('Slider creado con éxito')
  })
  await at('Carga Masiva', async () => {
    await choose('Archivo', list)
    await sees('Al subirla: 120 productos nuevos.')
    await saves('Datos cargados con éxito', 'Subir')
  })
  await at('Productos: Mostrar', async () => {
    const codes = await codesOf(page)
    const files = codes.map((code, place) => picture(`${code}.jpg`, 908, 896, `hsl(${place * 3}, 40%, 50%)`))
    await press('Imágenes de muchos productos')
    await choose('Imágenes', await Promise.all(files))
    await press(`Cargar ${codes.length} imágenes`)
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 120_000 })
  })
  await at('Zona Privada', async () => {
    await press(/^Crear/)
    await type({ 'Numero de pedido': 'Lista general' })
    await choose('Archivo', list)
    await saves('Archivo subido con éxito')
  })
  await at('Metadatos', async () => {
    for (const { seccion } of seed.tables.metadatos) {
      await press(`Editar ${seccion}`)
      await type({ Keyword: 'riego, electricidad, herramientas, Tandil' })
      await saves('Metadatos actualizados con éxito')
    }
  })
  await checkLeft('Correos')
  // A letter as a visitor writes it.
  await page.goto('/contactos')
  await type({ 'Nombre y apellido*': 'Ana', 'E-mail*': 'ana@example.com', Empresa: nombre })
  await saves('Mensaje enviado correctamente', 'Enviar')
  await page.goto('/admin/panel')
  done.clicks += 2
  await home()
  await checkLeft('')
  await page.goto('/')
  await sees('Todo para el riego')
}

const mailServer = async () => {
  const port = await freePort()
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false })
  // The site's server leaves without a farewell.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

/** The minutes of a person; what a machine needs meanwhile is not counted. */
export const afternoon: Part = async ({ browser, tempDir }) => {
  const [mail, port] = [await mailServer(), await freePort()]
  const site = `http://127.0.0.1:${port}`
  const env = {
    DATA: tempDir(),
    SEED: 'vacia',
    PORT: String(port),
    SITE_URL: site,
    SMTP_URL: mail.url,
    MAIL_FROM: 'ventas@elombu.example',
  }
  const server = await startProcess(env, [join(root, 'mocks/server/main.ts')])
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-AR', baseURL: site })
  const person = personAt(await context.newPage())
  try {
    await person.page.goto(server.line.replace(/^.*(?=http)/, ''))
    person.done.clicks += 1
    await person.type({ Usuario: 'ana', Email: 'ana@elombu.example', Contraseña: 'una-bien-larga' })
    await person.press('Crear usuario e ingresar')
    await wholeWay(person)
  } finally {
    await context.close()
    await server.kill()
    mail.close()
  }
  const { clicks, keys, dialogs } = person.done
  const minutes = (clicks * 1.5 + keys * 0.25 + dialogs * 5) / 60
  return [
    { what: 'from an empty folder to an open site', value: minutes, unit: 'min of a person', max: 20 },
    ...Object.entries(person.done).map(([what, value]) => ({ what, value, unit: '' })),
  ]
}
