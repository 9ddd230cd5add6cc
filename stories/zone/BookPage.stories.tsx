import { strToU8, zipSync } from 'fflate'
import { http, HttpResponse } from 'msw/http'
import { expect, userEvent } from 'storybook/test'
import writeXlsxFile from 'write-excel-file/browser'
import preview from '../.storybook/preview.tsx'
import { workbook } from '#contract/sheet/testing.ts'
import { setLines, usePedido } from '#state/pedido/pedido.ts'
import { ZonePage } from '#zone/ZonePage.tsx'
import { inApp } from '../app/in-app.tsx'
import { asCustomer } from './customer.ts'
import { clicks, copyOf, inOrder, presses, searchesFor } from '../play.ts'
import { counts, fits, lacks, leads, sees, seesA } from '../sees.ts'
import { ofRelease, onPhone, phone } from '../widths.ts'
import type { Msw } from '../notes.ts'

const meta = preview.meta({
  component: ZonePage,
  title: 'zone/BookPage',
  decorators: [inApp],
  parameters: { address: '/zonaPrivada?id=12' },
  beforeEach: asCustomer,
})

/** A story's `beforeEach`: the price list is this file. */
const opens =
  (body: () => BodyInit | Promise<BodyInit>) =>
  ({ msw }: Msw): void =>
    msw.use(http.get('/api/obtenerZona/:id', async () => new HttpResponse(await body())))

/** A price list with sizes that are added to 'Mi pedido' by their codes. */
export const Lista = meta.story({
  beforeEach: () => setLines(() => []),
  play: inOrder(
    seesA('columnheader', 'Precio sin IVA ($)'),
    sees(/^Lista de precios mayorista · 1 de octubre de 2026/),
    sees('100 filas'),
    searchesFor('m12x50'),
    sees('1 fila coincide con «m12x50»'),
    seesA('cell', '34.280,00'),
    // The button needs the catalogue, which loads after the list.
    presses('Agregar 011250 a mi pedido'),
    async ({ canvas }) => {
      await expect(usePedido.getState().lines).toMatchObject([{ codigo: '011250', tamaño: 'M12 x 50', cantidad: 1 }])
      await userEvent.clear(canvas.getByRole('searchbox'))
    },
    searchesFor('nada de esto'),
    sees(/^Nada en esta hoja coincide/),
  ),
})
/** Name and price without scrolling sideways. */
export const ListaEnTelefono = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('cell', {
      name: /^011250 Bulón hexagonal\s?34\.280,00\s?M12 x 50 · Caja x 50 · 7798123001037$/,
    })
    const box = canvas.getByRole('region', { name: 'Hoja Lista' })
    await expect(cell).toBeVisible()
    await expect(box.scrollWidth).toBe(box.clientWidth)
  },
})

const row = (i: number) => [`${900_000 + i}`, `Bulón ${i}`, i / 4].map((value) => ({ value }))
const heads = ['Código', 'Artículo', 'Precio'].map((value) => ({ value }))
const book = () =>
  writeXlsxFile([
    { sheet: 'Nacional', data: [heads, ...Array.from({ length: 900 }, (_, i) => row(i))] },
    { sheet: 'Importado', data: [heads, [{ value: 'IMPORTADOS' }], row(7)] },
  ]).toBlob()

/** Only the rows in sight are rendered, and all of them in print; each sheet has its own address. */
export const Hojas = meta.story({
  beforeEach: opens(book),
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').length
    await expect(await canvas.findByText('900 filas')).toBeVisible()
    await expect(rows()).toBeLessThan(90)
    const box = canvas.getByRole('region', { name: 'Hoja Nacional' })
    box.scrollTop = box.scrollHeight
    await expect(await canvas.findByRole('cell', { name: '900899' })).toBeVisible()
    dispatchEvent(new Event('beforeprint'))
    const printed = rows()
    dispatchEvent(new Event('afterprint'))
    await expect(printed).toBe(901)
    await inOrder(clicks('link', 'Importado'), seesA('rowheader', 'IMPORTADOS'), counts(3, 'row'))({ canvas })
  },
})

/** Who selects everything copies all rows, prices as numbers; what is selected in sight is copied as it is. */
export const ListaCopiada = meta.story({
  beforeEach: opens(book),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/mira en todas las filas; el del navegador, solo en las que/)).toBeVisible()
    const lines = copyOf((selection) => selection.selectAllChildren(document.body))?.split('\n')
    await expect([lines?.length, lines?.[0], lines?.at(-1)]).toEqual([
      901,
      'Código\tArtículo\tPrecio',
      '900899\tBulón 899\t224,75',
    ])
    await expect(await canvas.findByText('Se copiaron 900 filas.')).toBeVisible()
    const [, first, second] = canvas.getAllByRole('row')
    if (!first || !second) throw new Error('No rows')
    await expect(
      copyOf((selection) => selection.setBaseAndExtent(first, 0, second, second.childNodes.length)),
    ).toBeUndefined()
  },
})
export const ListaCopiadaEnTelefono = meta.story({
  ...phone,
  beforeEach: opens(book),
  play: inOrder(sees(/mira en todas las filas/), seesA('button', 'Copiar la lista'), fits),
})

const hidden = () =>
  workbook([
    {
      leadingXml: '<cols><col min="2" max="2" hidden="1"/></cols>',
      rows: [
        ['Código', 'Costo', 'Precio'],
        ['011250', 11_111, 34_280],
        { attributes: 'ht="0"', cells: ['040825', 1, 2] },
      ],
    },
    { name: 'Márgenes', state: 'hidden', rows: [['López', 0.45]] },
  ])
/** The hidden parts of the workbook are not shown; the page gives only their number. */
export const ConPartesOcultas = meta.story({
  beforeEach: opens(hidden),
  play: inOrder(
    sees('Acá no se muestra lo que la planilla tiene oculto: 1 hoja, 1 columna y 1 fila.'),
    sees('1 fila'),
    lacks(/Costo|Márgenes|11\.?111/),
  ),
})

const struck = () =>
  workbook(
    [
      {
        rows: [
          ['Código', 'Descripción', 'Precio'],
          ['011250', 'Bulón hexagonal', 34_280],
          [
            { xml: '<c r="A3" s="1" t="inlineStr"><is><t>040825</t></is></c>' },
            { xml: '<c r="B3" s="1" t="inlineStr"><is><t>Tornillo Allen</t></is></c>' },
            12_000,
          ],
        ],
      },
    ],
    { fonts: ['<strike/>'] },
  )
/** A struck row is struck here too: the company may no longer sell it. */
export const ConFilasTachadas = meta.story({
  beforeEach: opens(struck),
  play: inOrder(sees('1 fila está tachada en la planilla.'), seesA('cell', '040825')),
})

export const Abriendo = meta.story({ ...ofRelease, parameters: { scenario: 'obtenerZona:hang' } })

/** A file that is a workbook by its name only. */
export const NoSePuedeLeer = meta.story({
  beforeEach: opens(() => 'PK, y nada más'),
  play: inOrder(sees(/^No pudimos mostrar esta lista como tabla/), leads('Descargar', '/api/descargarArchiveZona/12')),
})

/** A program has written a page and named it a workbook: a customer reads why, and never its HTML. */
export const NoEsUnaPlanilla = meta.story({
  beforeEach: opens(() => '<html><body><table><tr><td>1001</td></tr></table></body></html>'),
  play: inOrder(
    sees(
      'No pudimos mostrar esta lista como tabla: es una página web con nombre de planilla. Descargala para abrirla con tu planilla de cálculo.',
    ),
    lacks(/<td>|1001/),
    leads('Descargar', '/api/descargarArchiveZona/12'),
  ),
})

/** A file of 1 kB with a directory that states a part of 1.5 GB: it is refused in words, and can be downloaded. */
const unfoldsTooFar = () => {
  const zip = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<worksheet/>') })
  const view = new DataView(zip.buffer, zip.byteOffset)
  const directory = view.getUint32(zip.length - 6, true)
  view.setUint32(directory + 24, 1_500_000_000, true)
  return new Blob([zip])
}

export const DemasiadoGrande = meta.story({
  beforeEach: opens(unfoldsTooFar),
  play: inOrder(
    sees(/^Esta lista es demasiado grande para mostrarla como tabla\. Descargala para abrirla con tu planilla/),
    lacks('Abriendo la lista de precios…'),
    leads('Descargar', '/api/descargarArchiveZona/12'),
  ),
})
