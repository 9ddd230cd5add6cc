import { expect, waitFor } from 'storybook/test'
import { call } from '#api/client.ts'
import { obtenerServicio } from '#contract/servicio.ts'
import { updateServicio } from '#contract/servicio-writes.ts'
import { archivos } from '#panel/sections/archivos/section.ts'
import { productos } from '#panel/sections/productos/section.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { zonaPrivada } from '#panel/sections/zona-privada/section.ts'
import preview from '../.storybook/preview.tsx'
import { answers, at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { hasRows, longText, tenThousand } from './steps.ts'
import { clicksOn, inOrder, onPage, presses, searchesFor, selects } from '../play.ts'
import { alerts, counts, isStored, lacksA, losesA, sees, seesA } from '../sees.ts'
import { ofRelease, ofTest, phone } from '../widths.ts'
import { picture } from './picture.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Archivos (304)', ...inPanel('editor', archivos.list) })
const list = '/api/obtenerArchivos'
const use = { recurso: 'productos', idRegistro: 1, titulo: 'Bulón hexagonal' }
const one = { nombre: 'bulon.jpg', bytes: 245_760, created_at: '2026-11-11T01:36:07Z', usos: [use] }
const loose = { ...one, nombre: 'suelto.jpg', usos: [] }
const inTrash = { recurso: 'papelera', idRegistro: 3, titulo: 'Lista vieja' }

const thumbnail = expect.any(String)
export const Lista = meta.story({
  ...ofTest,
  ...shows(archivos.list, 'filled'),
  beforeEach: answers(list, [
    one,
    { nombre: 'lista.xlsx', usos: [use, inTrash] },
    { nombre: 'armado.mp4', bytes: 3_145_728, usos: [] },
  ]),
  play: inOrder(
    hasRows(
      [thumbnail, 'bulon.jpg', 'Imagen', '240 KB', '10/11/2026'],
      [thumbnail, 'lista.xlsx', 'Documento', '', ''],
      [thumbnail, 'armado.mp4', 'Video', '3 MB', ''],
    ),
    clicksOn('2 lugares'),
    seesA('link', 'En la papelera: Lista vieja'),
    counts(2, 'link', 'Producto: Bulón hexagonal'),
    seesA('cell', 'Sin usar'),
  ),
})
export const PorUso = meta.story({
  beforeEach: answers(list, [one, loose]),
  play: inOrder(selects('Uso', 'Sin usar'), sees('1 de 2 registros'), sees('suelto.jpg')),
})
/** A used file says where it is used before it goes. */
export const EliminarUnoEnUso = meta.story({
  beforeEach: answers(list, [one]),
  play: inOrder(
    presses('Eliminar bulon.jpg'),
    onPage(seesA('link', 'Producto: Bulón hexagonal'), seesA('button', 'Eliminar igual')),
  ),
})
/** A replaced picture has no use, is still listed and seen, and is deleted for good. */
export const EliminarUnoSinUsar = meta.story({
  beforeEach: async () => {
    const { orden, titulo } = await call(obtenerServicio, { id: 1 })
    const replace = (imagen: File) => call(updateServicio, { idServicio: 1, orden, titulo, imagen })
    for (const name of ['primera.png', 'segunda.png']) await replace(await picture(name, 704, 306))
  },
  play: inOrder(
    selects('Uso', 'Sin usar'),
    async ({ canvas }) => {
      const row = (await canvas.findByRole('button', { name: /^Eliminar primera/ })).closest('tr')
      await waitFor(() => expect(row?.querySelector('img')?.naturalWidth).toBe(704))
    },
    presses(/^Eliminar primera/),
    onPage(presses('Eliminar para siempre')),
    alerts('Archivo eliminado con éxito'),
    losesA('button', /^Eliminar primera/),
  ),
})
export const EnLaPapelera = meta.story({
  beforeEach: answers(list, [{ ...one, usos: [inTrash] }]),
  play: inOrder(
    selects('Uso', 'En la papelera'),
    presses('Eliminar bulon.jpg'),
    alerts(/está en la papelera: eliminalo desde ahí/),
    onPage(lacksA('button', /^Eliminar/)),
  ),
})
/** The file came into use after the list was read: the API says where. */
export const NoSePuede = meta.story({
  beforeEach: answers(list, [{ ...loose, nombre: 'servicio-2.jpg' }]),
  play: inOrder(
    presses('Eliminar servicio-2.jpg'),
    onPage(presses('Eliminar para siempre')),
    alerts('Se usa en “Asesoramiento técnico”.'),
    isStored(obtenerServicio, { id: 2 }, { imagen: 'servicios/servicio-2.jpg' }),
  ),
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
  beforeEach: answers(list, [{ ...loose, nombre: 'ya-no-esta.jpg' }]),
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
  beforeEach: answers(list, [one, { ...loose, nombre: `${longText}.pdf` }]),
})
export const Cargando = meta.story(shows(archivos.list, 'loading'))
export const Vacia = meta.story(shows(archivos.list, 'empty'))
export const NoCarga = meta.story(shows(archivos.list, 'down'))
export const DiezMil = meta.story({ ...shows(archivos.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
