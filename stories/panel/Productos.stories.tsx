import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { productos } from '#panel/sections/productos/section.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { shows } from './states.ts'
import { tenThousand } from './steps.ts'
import {
  clicks,
  clicksOn,
  inOrder,
  keys,
  onPage,
  type Played,
  presses,
  pressesTwice,
  searchesFor,
  selects,
  uploads,
  writes,
} from '../play.ts'
import { alerts, counts, countsText, isChecked, isFocused, isInvalid, sees, seesA } from '../sees.ts'
import { ofRelease, ofTest, onPhone } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Productos (25, 27)', ...inPanel('editor', productos.list) })
const list = '/api/obtenerProductos'
const gallery = { args: { address: at(productos.gallery, 1) } }

/** The title holds the count of products. A product without a picture says so in words. */
export const Lista = meta.story({
  ...shows(productos.list, 'filled'),
  parameters: { seed: { imagenesProducto: [{ id: 1, padre: 1, orden: 1, path: 'productos/bulon-hexagonal.jpg' }] } },
  play: inOrder(
    seesA('heading', 'Productos (24)'),
    seesA('row', 'Orden Nombre Imagen Acciones'),
    countsText(23, 'No tiene imagenes'),
  ),
})
export const ListaCargando = meta.story({
  ...shows(productos.list, 'loading'),
  ...ofTest,
  play: seesA('heading', 'Productos'),
})
export const ListaVacia = meta.story({
  ...shows(productos.list, 'empty'),
  ...ofTest,
  parameters: { seed: { productos: [], imagenesProducto: [] } },
  play: seesA('heading', 'Productos (0)'),
})
export const ListaNoCarga = meta.story(shows(productos.list, 'down'))
/** Found by the code of a size, which the name lacks. */
export const BuscaPorCodigo = meta.story({
  play: inOrder(
    sees('24 registros'),
    searchesFor('020650'),
    sees('1 de 24 registros'),
    seesA('button', 'Editar Bulón carruaje'),
  ),
})
const featured = 'Destacado: Bulón carruaje'
export const Destaca = meta.story({
  play: inOrder(
    clicks('switch', featured),
    alerts('Producto actualizado con éxito'),
    isChecked('switch', featured),
    presses('Deshacer'),
    ({ canvas }) => waitFor(() => expect(canvas.getByRole('switch', { name: featured })).not.toBeChecked()),
  ),
})

export const ListaDiezMil = meta.story({
  ...shows(productos.list, 'many'),
  ...ofTest,
  beforeEach: answers(list, tenThousand(producto({ texto: '', imagenes: [] }))),
  play: inOrder(seesA('heading', 'Productos (10.000)'), counts(51, 'row')),
})

/** Searches by name without case and accents. The title still counts all products. */
export const Busqueda = meta.story({
  play: inOrder(
    sees('24 registros'),
    searchesFor('BULON'),
    sees('3 de 24 registros'),
    seesA('heading', 'Productos (24)'),
  ),
})

export const AbreSusPantallas = meta.story({
  play: inOrder(
    presses('Imágenes de Bulón hexagonal'),
    seesA('heading', 'Bulón hexagonal'),
    presses('Volver'),
    presses('Editar Bulón hexagonal'),
    seesA('heading', /^Editar Producto: /),
    presses('Cancelar'),
    presses('Crear Producto'),
    seesA('heading', 'Crear Producto'),
  ),
})

const nameBox = 'Nombre: Bulón hexagonal'
const opensName = async ({ canvas }: Played) => userEvent.dblClick(await canvas.findByText('Bulón hexagonal'))
/** A cell is text until it is opened. */
export const CeldaAbierta = meta.story({ play: inOrder(opensName, isFocused('textbox', nameBox)) })
/** The reason stands at the cell, which keeps the typed text. */
export const CeldaRechazada = meta.story({
  play: inOrder(opensName, writes({ [nameBox]: '' }), keys('{Enter}'), isInvalid(nameBox)),
})
const selectThree = inOrder(
  ...['Bulón carruaje', 'Bulón U', 'Tirafondo'].map((name) => clicksOn(name)),
  sees('3 seleccionados'),
)
export const Seleccionados = meta.story({ ...ofRelease, play: selectThree })
export const SeleccionadosEnTelefono = meta.story({ ...onPhone, play: selectThree })
export const Filtrados = meta.story({
  play: inOrder(selects('Mostrar', 'Sin medidas'), sees('No hay nada con esos filtros.')),
})

export const Galeria = meta.story({
  ...shows(productos.gallery, 'filled', 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bulón hexagonal' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Orden Imagen Acciones' })).toBeVisible()
    const image = canvas.getAllByRole('presentation', { hidden: true }).find((one) => one instanceof HTMLImageElement)
    await expect(image?.getBoundingClientRect()).toMatchObject({ width: 200, height: 200 })
  },
})
export const GaleriaCargando = meta.story(shows(productos.gallery, 'loading', 1))
export const GaleriaNoCarga = meta.story(shows(productos.gallery, 'down', 1))
export const GaleriaVacia = meta.story({
  ...shows(productos.gallery, 'empty', 1),
  parameters: { seed: { imagenesProducto: [] } },
})
export const CargaImagen = meta.story({
  ...gallery,
  play: inOrder(
    presses('Cargar imagen'),
    onPage(
      seesA('dialog', 'Cargar imagen'),
      sees('Tamaño recomendado: 454x448'),
      uploads('Imagen', () => picture('perfil.png', 454, 448)),
      pressesTwice('Guardar'),
    ),
    alerts('Imagen agregada con éxito'),
    seesA('button', 'Eliminar imagen 3'),
    counts(3, 'button', /^Eliminar imagen/),
  ),
})
