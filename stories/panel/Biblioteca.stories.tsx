import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { call } from '../../src/api/client.ts'
import { obtenerArchivos } from '../../src/contract/archivo.ts'
import { deleteProducto, obtenerProducto } from '../../src/contract/producto.ts'
import { obtenerServicio, updateServicio } from '../../src/contract/servicio.ts'
import { archivos } from '../../src/panel/sections/archivos/section.ts'
import { productos } from '../../src/panel/sections/productos/section.ts'
import { servicios } from '../../src/panel/sections/servicios/section.ts'
import { zonaPrivada } from '../../src/panel/sections/zona-privada/section.ts'
import preview from '../.storybook/preview.tsx'
import { answers, as, at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { shows } from './states.ts'
import { longText, tenThousand } from './steps.ts'
import { ofRelease, ofTest, phone } from '../widths.ts'
import { inOrder, lacksA, losesA, onPage, presses, says, searchesFor, sees, seesA, selects } from '../play.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Archivos (304)', ...inPanel('editor', archivos.list) })
const list = '/api/obtenerArchivos'
const use = { recurso: 'productos', idRegistro: 1, titulo: 'Bulón hexagonal' }
const one = { nombre: 'bulon.jpg', bytes: 245_760, created_at: '2026-11-11T01:36:07Z', usos: [use] }
const nameIn = (path = '') => path.split('/').at(-1) ?? ''

export const Lista = meta.story({
  ...ofTest,
  ...shows(archivos.list, 'filled'),
  beforeEach: answers(list, [
    one,
    { nombre: 'lista.xlsx', usos: [use, { recurso: 'papelera', idRegistro: 3, titulo: 'Lista vieja' }] },
    { nombre: 'armado.mp4', bytes: 3_145_728, usos: [] },
  ]),
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).slice(1).map((row) =>
      within(row)
        .queryAllByRole('cell')
        .slice(1, 5)
        .map(({ textContent }) => textContent),
    )
    await expect(rows).toEqual([
      ['bulon.jpg', 'Imagen', '240 KB', '10/11/2026'],
      ['lista.xlsx', 'Documento', '', ''],
      ['armado.mp4', 'Video', '3 MB', ''],
    ])
    await expect(canvas.getAllByRole('link', { name: 'Producto: Bulón hexagonal' })[0]).toBeVisible()
    await userEvent.click(canvas.getByText('2 lugares'))
    await expect(canvas.getByRole('link', { name: 'En la papelera: Lista vieja' })).toBeVisible()
    await expect(canvas.getByText('Sin usar', { selector: 'td' })).toBeVisible()
  },
})
export const PorUso = meta.story({
  beforeEach: answers(list, [one, { ...one, nombre: 'suelto.jpg', usos: [] }]),
  play: inOrder(selects('Uso', 'Sin usar'), sees('1 de 2 registros'), sees('suelto.jpg')),
})
/** A used file says where it is used before it goes. */
export const EliminarUnoEnUso = meta.story({
  play: async ({ canvas }) => {
    const name = nameIn((await call(obtenerProducto, { id: 1 })).imagenes[0]?.path)
    await userEvent.type(await canvas.findByRole('searchbox'), name)
    await userEvent.click(await canvas.findByRole('button', { name: `Eliminar ${name}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Producto: Bulón hexagonal' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Eliminar igual' })).toBeVisible()
  },
})
/** A replaced picture has no use, is still listed, and is deleted for good. */
export const EliminarUnoSinUsar = meta.story({
  beforeEach: async () => {
    const end = await as('editor')()
    const service = await call(obtenerServicio, { id: 1 })
    const save = { idServicio: 1, orden: service.orden, titulo: service.titulo }
    await call(updateServicio, { ...save, imagen: await picture('primera.png', 704, 306) })
    await call(updateServicio, { ...save, imagen: await picture('segunda.png', 704, 306) })
    return end
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Uso'), 'Sin usar')
    await userEvent.type(canvas.getByRole('searchbox'), 'primera')
    await waitFor(async () => {
      const [thumbnail] = canvas.getByRole('table').querySelectorAll('img')
      await expect(thumbnail?.naturalWidth).toBeGreaterThan(0)
    })
    await userEvent.click(await canvas.findByRole('button', { name: /^Eliminar primera/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar para siempre' }))
    await says('Archivo eliminado con éxito')
    await expect((await call(obtenerArchivos, {})).filter(({ nombre }) => nombre.startsWith('primera'))).toEqual([])
  },
})
export const EnLaPapelera = meta.story({
  beforeEach: async () => {
    const end = await as('editor')()
    await call(deleteProducto, { idProducto: 1 })
    return end
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Uso'), 'En la papelera')
    const [button] = await canvas.findAllByRole('button', { name: /^Eliminar / })
    if (!button) throw new Error('No file in the trash')
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await says(/está en la papelera: eliminalo desde ahí/)
    await expect(dialog.queryByRole('button', { name: /^Eliminar/ })).toBeNull()
  },
})
/** The file came into use after the list was read: the API says where. */
export const NoSePuede = meta.story({
  beforeEach: answers(list, [{ ...one, nombre: 'servicio-2.jpg', usos: [] }]),
  play: async ({ canvas }) => {
    const { titulo, imagen } = await call(obtenerServicio, { id: 2 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar servicio-2.jpg' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar para siempre' }))
    await says(`Se usa en “${titulo}”.`)
    await expect((await call(obtenerServicio, { id: 2 })).imagen).toBe(imagen)
  },
})
const opens = presses(/^Elegir uno que ya está/)
const chooses = inOrder(opens, onPage(searchesFor('slider-1'), presses(/slider-1\.jpg/)))
/** A stored picture goes into a form as a chosen one does. */
export const ElegirUno = meta.story({
  ...ofTest,
  args: { address: at(servicios.create) },
  play: inOrder(chooses, onPage(losesA('dialog')), sees(/^slider-1\.jpg · /), async ({ canvas }) =>
    expect(await canvas.findByAltText('Vista previa')).toBeVisible(),
  ),
})
/** A picture of another product joins a gallery; the price lists take any file. */
export const ElegirParaLaGaleria = meta.story({
  args: { address: at(productos.create) },
  play: inOrder(chooses, sees('Portada')),
})
export const ElegirParaLaZona = meta.story({
  args: { address: at(zonaPrivada.create) },
  play: inOrder(opens, onPage(searchesFor('no hay uno así'), sees(/No encontramos nada con/))),
})
/** The file is gone since the list was read: the question stays, with the reason. */
export const ElegirUnoQueSeFue = meta.story({
  args: { address: at(servicios.create) },
  beforeEach: answers(list, [{ ...one, nombre: 'ya-no-esta.jpg', usos: [] }]),
  play: inOrder(opens, onPage(presses(/ya-no-esta/), sees('El archivo no existe o ya se eliminó.'))),
})
export const ElegirNoCarga = meta.story({
  args: { address: at(servicios.create) },
  parameters: { scenario: 'obtenerArchivos:error:500' },
  play: inOrder(opens, onPage(sees('No pudimos traer los archivos.'))),
})
/** Without a library in the API nothing leads here, and no field offers it. */
export const SinBiblioteca = meta.story({
  parameters: { scenario: 'obtenerExtensiones:empty' },
  args: { address: at(servicios.create) },
  play: inOrder(seesA('button', 'Guardar'), lacksA('link', 'Archivos'), lacksA('button', /^Elegir uno que ya está/)),
})
export const EnTelefono = meta.story({
  ...phone,
  beforeEach: answers(list, [one, { ...one, nombre: `${longText}.pdf`, usos: [] }]),
})
export const Cargando = meta.story(shows(archivos.list, 'loading'))
export const Vacia = meta.story(shows(archivos.list, 'empty'))
export const NoCarga = meta.story(shows(archivos.list, 'down'))
export const DiezMil = meta.story({ ...shows(archivos.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
