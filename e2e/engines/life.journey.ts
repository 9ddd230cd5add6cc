/** The journeys of every engine, run in order, as the visits of one browser. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoBytes, demoFile } from '../kit/files.ts'
import { builds, nextText, text } from '../kit/host.ts'
import { publicPages } from '../kit/public-pages.ts'
import { expect, test } from './life.ts'
import {
  endZoneSession,
  hasPicture,
  hurryTo,
  missingPictures,
  playedSeconds,
  sideways,
  toTheEnd,
  unansweredFiles,
} from './page.ts'
import type { Visitor } from './visitor.ts'

test.describe.configure({ mode: 'serial' })

const widths = [375, 1024, 1440]

test('a first visit: the page, its pictures, and all of it kept for offline', async ({ life }) => {
  const visitor = life.visitor()
  await visitor.resize(1440, 900)
  await visitor.open('/')
  await visitor.sees(text)
  await visitor.sees('Listo para usar sin conexión')
})

/** The page never scrolls sideways, at any width. */
const fits = async (visitor: Visitor) => {
  for (const width of widths) {
    await visitor.resize(width, 900)
    expect(await visitor.run(sideways), `${width} px`).toBe(0)
  }
}

/** The page shows its text and, down to its end, every picture. */
const shows = async (visitor: Visitor, content: string | RegExp) => {
  await visitor.sees(content)
  await visitor.run(toTheEnd)
  await expect.poll(() => visitor.run(missingPictures), { message: `pictures beside ${String(content)}` }).toEqual([])
}

for (const { path, content } of publicPages) {
  test(`${path} has its pictures, and fits the window`, async ({ life }) => {
    const visitor = life.visitor()
    await visitor.open(path)
    await visitor.sees(content)
    await fits(visitor)
    await shows(visitor, content)
  })
}

test.describe('pages that are left', () => {
  // Where code or an answer of such a page fails to come, the page says so. The engine tells neither the words nor always the script.
  test.use({ expectedErrors: /^JSHandle@error |ApiError: No hay conexión/ })

  test('after quick moves from page to page the last page is whole', async ({ life }) => {
    const visitor = life.visitor()
    await visitor.open('/')
    await visitor.sees(text)
    for (const { path } of publicPages) await visitor.run(hurryTo, visitor.addressOf(path)).catch(() => undefined)
    // The page's own last navigation may interrupt the first try.
    await visitor.open('/productos').catch(() => visitor.open('/productos'))
    await visitor.sees('Bulón carruaje')
    expect(await visitor.run(unansweredFiles)).toEqual([])
    await expect.poll(() => visitor.run(missingPictures)).toEqual([])
  })
})

test('a video plays', async ({ life }) => {
  const visitor = life.visitor()
  await visitor.open('/videos')
  await visitor.clicks('button', 'Reproducir Armado de una unión abulonada')
  // The video starts a thousandth in. How far it plays depends on the machine: without a sound card WebKit's clock stops at times.
  await expect.poll(() => visitor.run(playedSeconds)).toBeGreaterThan(0.01)
})

/** The download of the demo company's file is there, byte by byte. */
const isSaved = (downloads: string, name: string, media: string) =>
  expect.poll(() => existsSync(join(downloads, name)) && readFileSync(join(downloads, name))).toEqual(demoBytes(media))

const logIntoZone = async (visitor: Visitor) => {
  await visitor.open('/')
  await visitor.clicks('button', 'Zona privada')
  await visitor.writes('Usuario', 'cliente')
  await visitor.writes('Contraseña', 'cliente1234')
  await visitor.clicks('button', 'Ingresar')
  await visitor.sees('Lista de precios')
}

test.describe('a session that ends', () => {
  test.use({ expectedErrors: /status of 401|Tu sesión terminó|JSHandle@error/ })

  test('a customer downloads a price list byte by byte, and must log in after the session has ended', async ({
    life,
  }) => {
    const visitor = life.visitor()
    await logIntoZone(visitor)
    await fits(visitor)
    await visitor.clicks('link', 'Descargar 0001-00012391')
    await isSaved(life.downloads, '0001-00012391.pdf', 'listas/lista-general-octubre-2026.pdf')
    expect(await visitor.run(endZoneSession)).toBe(200)
    await visitor.clicks('link', 'Descargar 0001-00012416')
    await visitor.sees('Ingresar')
  })
})

test('a public download is saved under its title', async ({ life }) => {
  const visitor = life.visitor()
  await visitor.open('/descargas')
  await visitor.clicks('link', 'Catálogo general 2026')
  await isSaved(life.downloads, 'Catálogo general 2026.pdf', 'descargas/catalogo-general-2026.pdf')
})

test('an editor writes, uploads and saves', async ({ life }) => {
  const visitor = life.visitor()
  await visitor.open('/admin/login')
  await visitor.writes('Usuario', 'editor')
  await visitor.writes('Contraseña', 'editor1234')
  await visitor.clicks('button', 'Ingresar')
  await visitor.sees('Bienvenido editor')

  await visitor.clicks('link', 'Servicios')
  await visitor.clicks('button', 'Crear Servicio')
  await visitor.writes('Título', 'Ensayo de dureza')
  await visitor.attaches('Imagen', demoFile('productos/cancamo.jpg'))
  await visitor.writes('Texto', 'Medimos cada lote')
  await fits(visitor)
  await visitor.clicks('button', 'Guardar')
  await visitor.sees('Servicio creado con éxito')
})

test('after a restart the written record is there, and the editor is still logged in', async ({ life }) => {
  await life.restart()
  const visitor = life.visitor()
  await visitor.resize(1440, 900)
  await visitor.open('/servicios')
  await visitor.sees('Ensayo de dureza')
  await shows(visitor, 'Medimos cada lote')
  await expect.poll(() => visitor.run(hasPicture, 'cancamo-')).toBe(true)
  await visitor.open('/admin/panel#s=1')
  await visitor.sees('Bienvenido editor')
})

test('the written record is deleted', async ({ life }) => {
  const visitor = life.visitor()
  await visitor.clicks('link', 'Servicios')
  await visitor.clicks('button', 'Eliminar Ensayo de dureza')
  await visitor.clicks('button', 'Eliminar')
  await visitor.sees('Servicio eliminado con éxito')
})

test('everything works while the host is down', async ({ life }) => {
  const visitor = life.visitor()
  life.host.stop()
  for (const [path, content] of [
    ['/', text],
    ['/productos?id=1', '7798123001013'],
    ['/ferias', 'Expo Ferretera del Centro 2026'],
  ] as const) {
    await visitor.open(path)
    await visitor.sees(content)
    await expect.poll(() => visitor.run(missingPictures), { message: `pictures of ${path}` }).toEqual([])
  }
  await logIntoZone(visitor)
  await visitor.clicks('link', 'Descargar 0001-00012416')
  await isSaved(life.downloads, '0001-00012416.xlsx', 'listas/lista-mayorista-octubre-2026.xlsx')
})

test.describe('a scenario', () => {
  test.use({
    expectedErrors:
      /status of 500|ERR_FAILED \(.*\/api\/getImage|Algo falló de nuestro lado|passed an Error Response|JSHandle@error/,
  })

  test('any state of a screen is a link, in that tab alone', async ({ life }) => {
    const visitor = life.visitor()
    await visitor.open('/productos?escenario=rol:editor,obtenerProductos:error:500,getImage:offline')
    await visitor.sees(/Escenario: como editor · obtenerProductos falla \(500\) · getImage sin conexión/)
    await visitor.sees('No pudimos cargar esta sección.')
    await visitor.open('/admin/panel')
    await visitor.sees('Bienvenido editor')
    await visitor.clicks('button', 'Quitar')
    // The reload without the scenario would interrupt, or undo, what is opened next.
    await visitor.loses(/^Escenario:/)
    await visitor.open('/productos')
    await visitor.sees('Bulón carruaje')
  })
})

test('a price list that is a workbook is read as a table', async ({ life }) => {
  const visitor = life.visitor()
  await visitor.open('/zonaPrivada?id=12&buscar=m12x50')
  await visitor.sees('1 fila coincide con «m12x50»')
})

test('a comment stays on its page, with a picture of its place', async ({ life }) => {
  const visitor = life.visitor()
  await visitor.open('/servicios')
  await visitor.clicks('button', 'Sala de revisión')
  await visitor.clicks('button', 'Comentarios')
  await visitor.clicks('button', 'Comentar en la página')
  await visitor.clicks('heading', 'Mecanizado según plano')
  await visitor.writes('Comentario', 'Que diga hasta qué largo')
  await visitor.writes('Tu nombre', 'Ana')
  await visitor.clicks('button', 'Guardar comentario')
  await expect.poll(() => visitor.run(hasPicture, 'data:image/')).toBe(true)
  await visitor.clicks('button', 'Cerrar la sala')
  await visitor.clicks('button', 'Comentario 1 de Ana: Que diga hasta qué largo')
})

test('a new version is offered and installed', async ({ life }) => {
  const visitor = life.visitor()
  await life.host.serve(builds.next)
  await visitor.open('/')
  await visitor.sees('Hay una versión nueva')
  await visitor.sees(text)
  await visitor.clicks('button', 'Actualizar')
  await visitor.seesAtLast(nextText)
})
