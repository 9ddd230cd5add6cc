import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { zonaPrivada } from '#panel/sections/zona-privada/section.ts'
import { call } from '#api/client.ts'
import { obtenerDescargas } from '#contract/descarga.ts'
import { workbook } from '#contract/sheet/testing.ts'
import { at, inPanel } from './in-panel.tsx'
import { recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { deleteFirst, save, searches } from './steps.ts'
import { inOrder, uploads, writes } from '../play.ts'
import { alerts, holds, sees, seesA } from '../sees.ts'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Zona Privada (108, 109, 110)', ...inPanel('editor', zonaPrivada.list) })
const row = { ...seed.tables.archivos.find(({ id }) => id === 7) }
const states = recordStates({ section: zonaPrivada, list: 'obtenerFileZonas', row, id: 7 })

export const Lista = meta.story({
  ...shows(zonaPrivada.list, 'filled'),
  play: inOrder(sees('8 registros'), seesA('heading', 'Archivos Zona Privada'), ({ canvas }) =>
    expect(canvas.getAllByRole('link', { name: 'PDF (se abre en otra pestaña)' })[0]).toHaveAttribute(
      'href',
      '/api/obtenerZona/7',
    ),
  ),
})
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
/** Finds order numbers that contain the text. */
export const Busqueda = meta.story({ play: searches('8 registros', '1240', '2 de 8 registros') })
/** The call of the public downloads, with an alert of its own. No public download is deleted. */
export const Elimina = meta.story({
  play: inOrder(deleteFirst, alerts('Archivo eliminado con éxito'), sees('7 registros'), async () =>
    expect(await call(obtenerDescargas, {})).toHaveLength(6),
  ),
})

export const Crear = meta.story({ ...shows(zonaPrivada.create, 'editing'), ...ofRelease })
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story(states.CrearRechazado)
export const CrearNoPuede = meta.story(states.CrearNoPuede)

/** Files may be dropped anywhere on the list. */
export const SueltaEnLaLista = meta.story({
  play: inOrder(
    sees('8 registros'),
    () => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['a;b'], '0001-00077002.csv'))
      document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
      return Promise.resolve()
    },
    sees('Soltá los archivos para cargarlos'),
  ),
})

/** Several files at once: each a record of its own, with the number that its name says. One that fails stays, with its reason. */
export const Varios = meta.story({
  ...shows(zonaPrivada.create, 'editing'),
  play: inOrder(
    async ({ canvas }) => {
      const files = ['Lista 0001-00077001.csv', '0001-00077002.csv'].map((name) => new File(['a;b'], name))
      await userEvent.upload(await canvas.findByLabelText('Archivo'), files)
    },
    holds({ 'Numero de pedido': '0001-00077001' }),
    writes({ 'Numero de pedido, archivo 2': ' ' }),
    save,
    alerts(/^Se cargaron 1 de 2 archivos\. “0001-00077002\.csv”: /),
    sees('0001-00077002.csv · 1 KB'),
  ),
})

const withHidden = () =>
  new File(
    [
      workbook([
        { rows: [['Código', 'Precio'], ['011250', 100], { attributes: 'hidden="1"', cells: ['040825', 90] }] },
        { name: 'Márgenes', state: 'veryHidden', rows: [['x']] },
      ]),
    ],
    'lista.xlsx',
  )
/** Customers download the whole file, so a price list with hidden parts asks first. */
export const PreguntaPorLoOculto = meta.story({
  ...ofRelease,
  args: { address: at(zonaPrivada.create) },
  play: inOrder(
    writes({ 'Numero de pedido': '0001-00099998' }),
    uploads('Archivo', withHidden),
    save,
    alerts('lista.xlsx tiene oculto: hoja «Márgenes» y fila 3.'),
  ),
})

/** A workbook that nobody could look into is asked about as well. */
export const PreguntaPorLoQueNoSeLee = meta.story({
  ...ofRelease,
  args: { address: at(zonaPrivada.create) },
  play: inOrder(
    writes({ 'Numero de pedido': '0001-00099997' }),
    uploads('Archivo', () => new File(['PK no es una planilla'], 'cortada.xlsx')),
    save,
    alerts('cortada.xlsx: no pudimos mirar si tiene partes ocultas.'),
  ),
})

export const Editar = meta.story({ ...states.Editar, ...ofRelease })
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
