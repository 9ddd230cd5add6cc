import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '../../mocks/seed/index.ts'
import { cargaMasiva } from '../../src/panel/sections/carga-masiva/section.ts'
import { answers, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { failure, longText } from './steps.ts'
import { inOrder, presses, pressesTwice, uploads } from '../play.ts'
import { alerts, counts, countsText, loses, losesA, sees, seesA, unsaved } from '../sees.ts'
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
/** Rows whose names look alike are one product, and the preview says which rows these are. */
export const NombresQueSeJuntan = meta.story({
  play: inOrder(
    choose(csv('910;Bulon hex;0;;912000;M8;100;7790000000003', '911;BULON  HEX;0;;912001;M8;100;7790000000003')),
    sees(/1 nombre está escrito de varias formas/),
    presses(/nombres que se juntan/),
  ),
})
export const SinPermiso = meta.story(shows(cargaMasiva.form, 'forbidden'))

const product = { ...seed.tables.productos[0], imagenes: [] }
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
    sees('Al subirla: 1 producto nuevo y 1 producto con cambios.'),
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
  parameters: { scenario: 'obtenerProductos:error:x1' },
  play: inOrder(uploads('Archivo', good), presses('Reintentar'), seesA('heading', 'Qué va a pasar')),
})
export const ArchivoIlegible = meta.story({
  play: inOrder(
    uploads('Archivo', () => new File(['PK\u0003\u0004 no es un libro'], 'productos.xlsx')),
    sees('No pudimos leer la planilla. Usá un archivo CSV o XLSX.'),
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
/** A price list as companies have it: what each column is, what is left out, and what stands where the list says nothing. */
export const ListaDePrecios = meta.story({
  play: inOrder(
    choose(prices),
    sees('Los títulos de las columnas están en la fila 2.'),
    sees('No se cargan «Viene» y «Precio».'),
    sees('1 fila sin nombre lleva el de arriba.'),
    async ({ canvas }) => {
      await expect(canvas.getByLabelText(/^Cód\./)).toHaveDisplayValue('Código')
      await expect(canvas.getByLabelText('Código de barras')).toHaveDisplayValue('S/D')
    },
  ),
})
/**
 * A bar code whose last digit does not follow from the others is named as in the product's form, and loads. Titles that do not load are named.
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
  play: inOrder(choose(many(20_000)), sees('Al subirla: 20.000 productos nuevos.'), counts(51, 'row')),
})
export const TextoLargo = meta.story({
  ...onPhone,
  play: choose(csv(`1;${longText};0;;;;;`, `x;${'x'.repeat(280)};0;;;;;`)),
})

export const Subiendo = meta.story({
  ...shows(cargaMasiva.form, 'saving'),
  ...ofTest,
  play: inOrder(choose(good), send, seesA('progressbar', 'Subiendo y cargando los productos…')),
})
/** A long load says how far it is, and can be called off. */
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
/** A live backend may refuse more than the preview knows; the backend's cells count. */
export const RechazadoPorElServidor = meta.story({
  beforeEach: answers(
    '/api/cargarCargaMasiva',
    { message: 'Hay códigos reservados.', errors: { '3.codigo': ['Este código está reservado.'] } },
    { status: 422 },
  ),
  play: inOrder(
    choose(good),
    send,
    seesA('row', '3 codigo Este código está reservado.'),
    uploads('Archivo', good),
    loses('Este código está reservado.'),
  ),
})
export const ServidorCaido = meta.story({
  ...shows(cargaMasiva.form, 'down'),
  play: inOrder(choose(good), send, countsText(2, failure), sees('productos.csv · 1 KB')),
})
