import { expect, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { cargaMasiva } from '#panel/sections/carga-masiva/section.ts'
import { answers, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { failure } from './steps.ts'
import { clicks, clicksOn, inOrder, keys, type Played, presses, pressesTwice, selects, uploads } from '../play.ts'
import { endsScenario } from '../scenario.ts'
import { alerts, countsText, isFocused, isInvalid, lacks, sees, seesA, unsaved } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Carga Masiva (130)', ...inPanel('admin', cargaMasiva.form) })

const header = 'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra'
const csv = (...lines: string[]) => new File([[header, ...lines].join('\r\n')], 'productos.csv', { type: 'text/csv' })
const good = csv(
  '100;Clavo espiralado;1;<p>Para tarimas.</p>;00123;2 pulgadas;100;7790000000003',
  '100;Clavo espiralado;;;00124;3 pulgadas;100;7790000000010',
  ';Cáncamo;;;;;;',
)
const bad = csv(
  'primero;Clavo espiralado;1;;00123;2 pulgadas;;7790000000003',
  '101;Clavo de techo;0;;00125;3 pulgadas;100;7790000000010',
  '102;;0;;1;2;3;4',
)
const choose = (file: File) => inOrder(uploads('Archivo', file), seesA('heading', 'Planilla'))
const send = presses('Subir')

export const SinArchivo = meta.story({
  ...ofTest,
  ...shows(cargaMasiva.form, 'editing'),
  play: inOrder(seesA('button', 'Descargar plantilla'), seesA('button', 'Subir'), async ({ canvas }) =>
    expect(canvas.getByLabelText('Archivo')).not.toHaveAttribute('multiple'),
  ),
})
export const SinPermiso = meta.story(shows(cargaMasiva.form, 'forbidden'))

const product = producto()
/** Without the catalogue nobody knows what a load changes: 'Subir' waits for it, and is off where it does not come. */
export const CatalogoNoLlega = meta.story({
  ...ofTest,
  parameters: { scenario: 'obtenerProductos:error' },
  play: inOrder(
    uploads('Archivo', good),
    seesA('progressbar', 'Leyendo la planilla…'),
    sees('No pudimos comparar con el catálogo.'),
    async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Subir' })).toBeDisabled(),
    endsScenario,
    presses('Reintentar'),
    sees(/^De 3 filas: 1 producto nuevo y 1 producto con cambios, 2 medidas\./),
    async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Subir' })).toBeEnabled(),
  ),
})
/** A file that we do not read goes as it is, and the API says what it is. */
export const ArchivoDeOtroPrograma = meta.story({
  ...ofTest,
  play: inOrder(
    uploads('Archivo', () => new File(['<html><table><tr><td>1001</td></tr></table></html>'], 'lista.xlsx')),
    sees(
      'No pudimos leer la planilla: es una página web con nombre de planilla: abrila en Excel y guardala como XLSX.',
    ),
    send,
    isInvalid('Archivo'),
  ),
})

const prices = new File(
  [
    'EL TORNILLO - LISTA 45;;;;;;\r\n',
    'Cód.;Artículo;Medida;Envase;Color;Stock;Precio\r\n',
    'BULONES;;;;;;\r\n',
    '00123;Bulón U;1/4;100;Rojo;5;$ 1.234,50\r\n',
    '00124;;5/16;;Azul;7;$ 2.234,50\r\n',
    '00200;Tuerca ciega;1/4;200;Rojo;9;$ 34,50',
  ],
  'lista de noviembre.csv',
)
const isColumn =
  (name: string, field: string) =>
  async ({ canvas }: Played) =>
    expect(await canvas.findByRole('combobox', { name })).toHaveDisplayValue(field)
/** A price list as companies have it: nothing is asked, and what does not load is in sight. */
export const ListaDePrecios = meta.story({
  ...ofTest,
  play: inOrder(
    choose(prices),
    sees(/Se cargan 4 de 7 columnas\. No: Color, Stock, Precio\.$/),
    lacks(/^Para revisar|^con \d/),
    isColumn('Columna A «Cód.»', 'Código'),
    isColumn('Columna E «Color»', 'No se carga'),
    seesA('rowheader', /2 títulos/),
    selects('Columna E «Color»', 'Tamaño'),
    sees(/Se cargan 5 de 7 columnas\. No: Stock, Precio\.$/),
    clicks('switch', 'Así quedan'),
    seesA('cell', '5/16 x Azul'),
    clicks('switch', 'Así quedan'),
    presses('Volver a lo propuesto'),
    isColumn('Columna E «Color»', 'No se carga'),
    clicks('checkbox', /^Cargar la fila 6/),
    sees(/; 1 fila queda afuera\./),
  ),
})

const settles =
  (name: string, choice: string) =>
  async ({ canvas }: Played) =>
    presses(choice)({ canvas: within(await canvas.findByRole('group', { name })) })
const doubtful = new File(
  [
    'Código;Descripción;Medida;Caja;Stock en local\n',
    '1001;Bulón hexagonal G8;M6 x 20;100;5\n',
    '1002.0;Bulón hexagonal G8;M6 x 30;-5;5\n',
    '1003;Tuerca ciega;01-feb;0;7\n',
    `${product.sub_productos?.[0]?.codigo};Bulón rebautizado;M8 x 20;50;7\n`,
  ],
  'lista con dudas.csv',
)
/** One line a reason: it leads to its rows, and its answer stays. A cell is put right where it stands. */
export const Dudas = meta.story({
  ...ofTest,
  beforeEach: answers('/api/obtenerProductos', [product]),
  play: inOrder(
    choose(doubtful),
    seesA('heading', 'Para revisar (4)'),
    sees('con 4 dudas'),
    presses(/^2 packs menores que 1/),
    isFocused('textbox', 'Caja, fila 3: 2 packs menores que 1'),
    keys('{Control>}a{/Control}50{Enter}'),
    seesA('button', /^1 pack menor que 1: fila 4 «0»/),
    isFocused('rowheader', /^Cargar la fila 3/),
    presses('1 código sin «.0»'),
    settles('1 pack menor que 1', 'No cargar'),
    seesA('heading', 'Para revisar (2)'),
    sees(/; 1 fila queda afuera\./),
    settles('En el catálogo se llaman de otra manera', 'Va el de la lista'),
    sees('con 1 duda'),
    presses('Volver a lo propuesto'),
    seesA('heading', 'Para revisar (4)'),
  ),
})
/** Tables below other heads are tabs, each of which can be left out; values leave rows out. */
export const VariasHojas = meta.story({
  ...ofTest,
  play: inOrder(
    choose(
      new File(
        [
          'Código;Nombre;Medida;Color\n1;Bulón;M6;Rojo\n2;Bulón;M8;Azul\n\n',
          'Código;Nombre;Diámetro;Largo\n3;Varilla;6;100\n4;Varilla;8;100\n',
        ],
        'lista.csv',
      ),
    ),
    presses('Desde la fila 5'),
    clicksOn('Se carga'),
    sees(/^De 2 filas: 1 producto nuevo, 2 medidas\./),
    presses('Primera tabla'),
    presses('Columna D «Color»: 2 valores'),
    async ({ canvas }) => userEvent.click(await canvas.findByRole('checkbox', { name: 'Azul (1)' })),
    sees(/; 1 fila queda afuera\./),
  ),
})

export const Rechazado = meta.story({
  ...shows(cargaMasiva.form, 'refused'),
  ...ofTest,
  play: inOrder(
    choose(bad),
    sees(/^Así no se carga nada: hay 3 celdas para corregir\./),
    seesA('row', /^2 ?orden ?Tiene que ser un número entero\.$/),
    seesA('row', /^4 ?nombre ?Completá el nombre\.$/),
    seesA('button', 'Descargar filas rechazadas'),
    send,
    countsText(2, 'No se cargó nada: hay 3 celdas para corregir.'),
    sees('productos.csv · 1 KB'),
  ),
})
export const ServidorCaido = meta.story({
  ...shows(cargaMasiva.form, 'down'),
  play: inOrder(choose(good), send, countsText(2, failure), sees('productos.csv · 1 KB')),
})
/** A long load shows its progress, and can be cancelled. */
export const Subiendo = meta.story({
  ...shows(cargaMasiva.form, 'saving'),
  ...ofTest,
  beforeEach: answers('/api/obtenerAvance', { paso: 'guardando', hechas: 12_400, total: 50_000 }),
  play: inOrder(
    choose(good),
    send,
    sees('12.400 de 50.000 medidas'),
    async ({ canvas }) =>
      expect(canvas.getByRole('progressbar', { name: 'Guardando los productos…' })).toHaveAttribute('value', '12400'),
    presses('Cancelar'),
    sees('Cancelando…'),
  ),
})
/** What is lost is said and listed before. A double click loads once; one step takes the load back. */
export const Cargado = meta.story({
  ...ofTest,
  play: inOrder(
    choose(good),
    sees(/^De 3 filas: 1 producto nuevo y 1 producto con cambios, 2 medidas\./),
    sees('1 producto pierde sub-productos: los que la planilla no nombra se eliminan.'),
    seesA('cell', /^sub-productos: \d → 0$/),
    unsaved(1),
    pressesTwice('Subir'),
    alerts('Datos cargados con éxito'),
    presses('Deshacer'),
    alerts('Deshecho con éxito'),
    sees('De 3 filas: 1 producto nuevo y 1 actualizado.'),
    unsaved(0),
  ),
})
