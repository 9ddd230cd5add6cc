import { expect, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { cargaMasiva } from '#panel/sections/carga-masiva/section.ts'
import { answers, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { failure } from './steps.ts'
import { clicksOn, inOrder, type Played, presses, pressesTwice, uploads } from '../play.ts'
import { endsScenario } from '../scenario.ts'
import { alerts, counts, countsText, lacks, loses, losesA, sees, seesA, unsaved } from '../sees.ts'
import { ofRelease, ofTest, onPhone } from '../widths.ts'

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
const many = (count: number) =>
  csv(...Array.from({ length: count }, (_, i) => `${i};Producto ${i};0;;${i};M8;100;779${i}`))

const choose = (file: File) => inOrder(uploads('Archivo', file), seesA('heading', 'Qué va a pasar'))
const send = presses('Subir')

export const SinArchivo = meta.story({
  ...ofTest,
  ...shows(cargaMasiva.form, 'editing'),
  play: inOrder(seesA('button', 'Descargar plantilla'), seesA('button', 'Subir'), async ({ canvas }) =>
    expect(canvas.getByLabelText('Archivo')).not.toHaveAttribute('multiple'),
  ),
})
/** Rows with similar names are one product, and the preview names these rows. */
export const NombresQueSeJuntan = meta.story({
  play: inOrder(
    choose(csv('910;Bulon hex;0;;912000;M8;100;7790000000003', '911;BULON  HEX;0;;912001;M8;100;7790000000003')),
    sees(/1 nombre está escrito de varias formas/),
    presses(/nombres que se juntan/),
  ),
})
export const SinPermiso = meta.story(shows(cargaMasiva.form, 'forbidden'))

const product = producto()
/** Two products of one name: the load could not tell which one a row means. */
export const CatalogoConDosIguales = meta.story({
  beforeEach: answers('/api/obtenerProductos', [product, { ...product, id: 2 }]),
  play: inOrder(
    presses('Descargar el catálogo en CSV'),
    sees('Bulón hexagonal (nombre): Hay más de un producto con este nombre: cambiale el nombre a uno.'),
    seesA('button', 'Descargar igual'),
  ),
})
export const CatalogoNoLlega = meta.story({
  parameters: { scenario: 'obtenerProductos:error' },
  play: inOrder(presses('Descargar el catálogo en XLSX'), alerts(failure)),
})

export const CatalogoCancelado = meta.story({
  parameters: { scenario: 'obtenerProductos:slow:500' },
  play: inOrder(
    presses('Descargar el catálogo en XLSX'),
    seesA('progressbar', 'Preparando el catálogo…'),
    presses('Cancelar'),
    sees('Cancelado: no se descargó nada.'),
  ),
})

/** A live backend may lack the template. */
export const SinPlantilla = meta.story({
  parameters: { scenario: 'plantillaCargaMasiva:error:404' },
  play: inOrder(({ canvas }) => canvas.findByLabelText('Archivo'), losesA('button', 'Descargar plantilla')),
})

export const VistaPrevia = meta.story({
  ...ofTest,
  ...shows(cargaMasiva.form, 'editing'),
  play: inOrder(
    choose(good),
    sees('De 3 filas: 1 producto nuevo y 1 producto con cambios, 2 medidas.'),
    seesA('cell', /^sub-productos: \d → 0$/),
    presses('1 productos nuevos'),
    seesA('row', /^2 ?Clavo espiralado ?2$/),
    unsaved(1),
  ),
})
/** Losses are named above the table, and stand first and in red. */
export const VistaPreviaConPerdidas = meta.story({
  play: inOrder(
    choose(csv('7;Bulón hexagonal;;;9001;M8;100;7790000000003', ';Tirafondo;;;;;;')),
    sees('2 productos pierden sub-productos: los que la planilla no nombra se eliminan.'),
  ),
})
export const Leyendo = meta.story({
  parameters: { scenario: 'obtenerProductos:hang' },
  play: inOrder(uploads('Archivo', good), seesA('progressbar', 'Leyendo la planilla…')),
})
export const VistaPreviaNoCarga = meta.story({
  parameters: { scenario: 'obtenerProductos:error' },
  play: inOrder(
    uploads('Archivo', good),
    seesA('button', 'Reintentar'),
    endsScenario,
    presses('Reintentar'),
    seesA('heading', 'Qué va a pasar'),
  ),
})
export const ArchivoIlegible = meta.story({
  play: inOrder(
    uploads('Archivo', () => new File(['PK\u0003\u0004 no es un libro'], 'productos.xlsx')),
    sees('No pudimos leer la planilla. Usá un archivo CSV o XLSX.'),
  ),
})
/** The reason, and what to do, of a page that a program has named a workbook. */
export const ArchivoDeOtroPrograma = meta.story({
  play: inOrder(
    uploads('Archivo', () => new File(['<html><table><tr><td>1001</td></tr></table></html>'], 'lista.xlsx')),
    sees(
      'No pudimos leer la planilla: es una página web con nombre de planilla: abrila en Excel y guardala como XLSX.',
    ),
  ),
})

const prices = new File(
  [
    'EL TORNILLO - LISTA 45;;;;;\r\n',
    'Cód.;Artículo;Medida;Envase;Viene;Precio\r\n',
    'BULONES;;;;;\r\n',
    '00123;Bulón U;1/4;100;Rojo;$ 1.234,50\r\n',
    '00124;;5/16;;Azul;$ 2.234,50\r\n',
    '00200;Tuerca ciega;1/4;200;Rojo;$ 34,50',
  ],
  'lista de noviembre.csv',
)
/** A price list as companies have it: the meaning of each column, the columns that are left out, and the texts that fill gaps. */
export const ListaDePrecios = meta.story({
  play: inOrder(
    choose(prices),
    clicksOn('Entendimos así'),
    sees('Los títulos de las columnas están en la fila 2.'),
    sees('No se cargan «Viene» y «Precio».'),
    sees('1 fila sin nombre lleva el de arriba.'),
    async ({ canvas }) => {
      await expect(canvas.getByLabelText(/^Cód\./)).toHaveDisplayValue('Código')
      await expect(canvas.getByLabelText('Código de barras')).toHaveDisplayValue('S/D')
    },
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
  ],
  'lista con dudas.csv',
)
/** One entry a reason: its rows are left out, taken as they are, or put right. The button stays. */
export const Dudas = meta.story({
  ...ofTest,
  play: inOrder(
    choose(doubtful),
    seesA('heading', 'Para revisar (3)'),
    sees('2 packs menores que 1'),
    sees(': fila 3 «-5», fila 4 «0»'),
    sees('con 3 dudas'),
    presses('1 código sin «.0»'),
    seesA('heading', 'Para revisar (2)'),
    settles('2 packs menores que 1', 'No cargar'),
    sees('De 3 filas: 1 producto nuevo, 1 medida; 2 filas quedan afuera.'),
    sees('con 1 duda'),
    seesA('button', 'Subir'),
  ),
})
export const DudasEnElTelefono = meta.story({
  ...onPhone,
  play: inOrder(choose(doubtful), seesA('heading', 'Para revisar (3)'), clicksOn('2 packs menores que 1')),
})
const settled = (name: string) =>
  new File(['Código;Descripción;Caja\n1;Bulón A;100\n2;Bulón B;0\n#N/D;Bulón B;5'], name)
/** All is settled: the list of reasons stays until the file goes, and the same cells of a later list ask nothing. */
export const DudasResueltas = meta.story({
  ...ofTest,
  play: inOrder(
    choose(settled('lista.csv')),
    async ({ canvas }) => {
      const marks = canvas.getByRole('region', { name: 'Así quedan' }).querySelectorAll('mark')
      await expect([...marks].map(({ textContent }) => textContent)).toEqual(['0', '#N/D'])
    },
    settles('1 código con un error de la planilla', 'No cargar'),
    settles('1 pack menor que 1', 'Como está'),
    seesA('heading', 'Para revisar (0)'),
    loses(/^con \d/),
    choose(settled('lista de diciembre.csv')),
    sees('De 3 filas: 2 productos nuevos, 2 medidas; 1 fila queda afuera.'),
    lacks(/^con \d/),
  ),
})
/** An amount is never surely a pack: its column waits. */
export const ColumnaQueEspera = meta.story({
  ...ofTest,
  play: inOrder(
    choose(new File(['Código;Descripción;Cantidad\n1;Bulón A;300\n2;Bulón B;12'], 'lista.csv')),
    sees('«Cantidad» (300 · 12) puede ser el pack o lo que hay: no se carga hasta que lo digas.'),
    presses('Cargarla como Pack'),
    loses(/^Para revisar/),
    seesA('row', '2 Bulón A 1 Única 300 S/D'),
  ),
})
/** Cells alone only propose what a column is: without heads each of them waits. */
export const SinTitulos = meta.story({
  ...ofTest,
  play: inOrder(
    uploads('Archivo', new File(['T-100;Tijera de podar;5500,00\nT-101;Tijera corta;15500,00'], 'lista.csv')),
    sees('Elegí cuál de las columnas es el nombre y cuál el código.'),
    seesA('heading', 'Para revisar (2)'),
    send,
    alerts('Elegí cuál de las columnas es el nombre y cuál el código.'),
    presses('Cargarla como Código'),
    presses('Cargarla como Nombre'),
    seesA('row', '1 Tijera de podar T-100 Única 1 S/D'),
    lacks(/^Para revisar|^con \d/),
  ),
})
/** The code of a stored product under another name, which the product takes with its rows. */
export const MismoCodigoOtroNombre = meta.story({
  beforeEach: answers('/api/obtenerProductos', [product]),
  play: inOrder(
    choose(new File([`Código;Descripción\n${product.sub_productos?.[0]?.codigo};Bulón rebautizado`], 'lista.csv')),
    sees(/ya es de «Bulón hexagonal»: ¿es el mismo\?/),
    presses('Es el mismo: va el nombre nuevo'),
    sees('De 1 fila: 1 producto con cambios, 1 medida.'),
    presses(/productos con cambios/),
    sees(/nombre: Bulón hexagonal → Bulón rebautizado/),
  ),
})
/** Nothing is asked about a good list, whose columns stay folded. */
export const ListaSinDudas = meta.story({
  ...ofTest,
  play: inOrder(choose(prices), seesA('heading', 'Así quedan'), lacks(/^Para revisar|^con \d/)),
})

/**
 * A bar code with a wrong last digit is named as in the product's form, and loads. Titles that do not load are named.
 * One step takes the load back.
 */
export const CodigosParaRevisar = meta.story({
  play: inOrder(
    choose(csv('BULONES;;;;;;;', '1;Clavo espiralado;0;;1;M8;100;7790000000004')),
    sees('Títulos que no se cargan: «BULONES» (fila 2).'),
    presses('1 códigos de barras para revisar'),
    seesA('cell', 'Código de barras, fila 3: el último dígito no corresponde. Revisalo.'),
    send,
    alerts('Datos cargados con éxito'),
    presses('Deshacer'),
    alerts('Deshecho con éxito'),
  ),
})
export const CeldasRechazadas = meta.story({
  ...ofTest,
  play: inOrder(
    choose(bad),
    sees('Así no se carga nada: hay 3 celdas para corregir.'),
    seesA('row', /^2 ?orden ?Tiene que ser un número entero\.$/),
    seesA('row', /^4 ?nombre ?Completá el nombre\.$/),
    seesA('button', 'Descargar filas rechazadas'),
  ),
})
export const VeinteMilFilas = meta.story({
  play: inOrder(
    choose(many(20_000)),
    sees('De 20.000 filas: 20.000 productos nuevos, 20.000 medidas.'),
    counts(57, 'row'),
  ),
})

export const Subiendo = meta.story({
  ...shows(cargaMasiva.form, 'saving'),
  ...ofTest,
  play: inOrder(choose(good), send, seesA('progressbar', 'Subiendo y cargando los productos…')),
})
/** A long load shows its progress, and can be cancelled. */
export const SubiendoMuchas = Subiendo.extend({
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
/** A double click loads once. */
export const Cargado = meta.story({
  ...ofTest,
  play: inOrder(
    choose(good),
    pressesTwice('Subir'),
    alerts('Datos cargados con éxito'),
    sees('De 3 filas: 1 producto nuevo y 1 actualizado.'),
    unsaved(0),
  ),
})
export const Rechazado = meta.story({
  ...shows(cargaMasiva.form, 'refused'),
  ...ofTest,
  play: inOrder(
    choose(bad),
    send,
    countsText(2, 'No se cargó nada: hay 3 celdas para corregir.'),
    sees('productos.csv · 1 KB'),
  ),
})
/** A live backend may refuse more than the preview knows. Its cells count, by the rows of the list; its words are about the sent file. */
export const RechazadoPorElServidor = meta.story({
  parameters: { scenario: 'obtenerExtensiones:empty' },
  beforeEach: answers(
    '/api/cargarCargaMasiva',
    { message: 'Hay códigos reservados.', errors: { '3.codigo': ['Este código está reservado.'] } },
    { status: 422 },
  ),
  play: inOrder(
    choose(new File(['Lista de precios\nCódigo;Descripción\n1;Bulón\n2;Tuerca'], 'lista.csv')),
    send,
    countsText(2, 'Dice la API, por el archivo que le mandamos: Hay códigos reservados.'),
    seesA('row', '4 codigo Este código está reservado.'),
    uploads('Archivo', good),
    loses('Este código está reservado.'),
  ),
})
export const ServidorCaido = meta.story({
  ...shows(cargaMasiva.form, 'down'),
  play: inOrder(choose(good), send, countsText(2, failure), sees('productos.csv · 1 KB')),
})
