import { call } from '#api/client.ts'
import { obtenerProducto } from '#contract/producto.ts'
import { deleteProducto } from '#contract/producto-writes.ts'
import preview from '../.storybook/preview.tsx'
import { papelera } from '#panel/sections/papelera/section.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { answers, as, at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { hasRows, longText, tenThousand } from './steps.ts'
import { inOrder, onPage, presses } from '../play.ts'
import { alerts, isStored, lacksA, sees, seesA } from '../sees.ts'
import { phone } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Papelera (301)', ...inPanel('admin', papelera.list) })
const list = '/api/obtenerPapelera'
const one = {
  id: 1,
  recurso: 'productos',
  idRegistro: 1,
  titulo: 'Bulón hexagonal',
  partes: [
    { campo: 'imagenes', cantidad: 4 },
    { campo: 'sub_productos', cantidad: 6 },
  ],
  usuario: 'admin',
  eliminado: '2026-11-11T01:36:07Z',
  vence: '2026-12-11T01:36:07Z',
}

export const Lista = meta.story({
  ...shows(papelera.list, 'filled'),
  beforeEach: answers(list, [one, { ...one, id: 2, recurso: 'sliders', titulo: '', idRegistro: 3, partes: [] }]),
  play: hasRows(
    ['Bulón hexagonal', 'Producto', '4 imágenes y 6 medidas', 'admin', '10/11/2026, 22:36', '10/12/2026, 22:36'],
    ['Slider 3', 'Slider', '', 'admin', '10/11/2026, 22:36', '10/12/2026, 22:36'],
  ),
})
const deleted = async () => {
  await call(deleteProducto, { idProducto: 1 })
}
export const Restaura = meta.story({
  beforeEach: deleted,
  play: inOrder(
    seesA('row', /^Bulón hexagonal Producto \d im[aá]gen\S* y 6 medidas admin/),
    presses('Restaurar Bulón hexagonal'),
    alerts('Restaurado con éxito'),
    isStored(obtenerProducto, { id: 1 }, { nombre: 'Bulón hexagonal' }),
  ),
})
/** A record that is deleted from here does not come back. */
export const EliminarParaSiempre = meta.story({
  beforeEach: deleted,
  play: inOrder(
    presses('Vaciar papelera'),
    onPage(presses('Eliminar para siempre')),
    alerts('Eliminado para siempre con éxito'),
    sees('La papelera está vacía.'),
  ),
})
/** A user who is no administrator empties what that user deleted. */
export const DeOtraPersona = meta.story({
  name: 'De otra persona',
  beforeEach: [
    as('editor'),
    answers(list, [
      { ...one, idUsuario: 1 },
      { ...one, id: 2, titulo: 'Cáncamo', idUsuario: 2 },
    ]),
  ],
  play: inOrder(
    seesA('button', 'Restaurar Bulón hexagonal'),
    seesA('button', 'Eliminar para siempre Cáncamo'),
    lacksA('button', 'Eliminar para siempre Bulón hexagonal'),
    presses('Vaciar papelera'),
    onPage(sees(/^Vas a eliminar para siempre lo que eliminaste vos/)),
  ),
})
/** Somebody else has emptied the trash. */
export const NoSePuede = meta.story({
  beforeEach: answers(list, [{ ...one, id: 987 }]),
  play: inOrder(presses(/^Restaurar/), alerts('Ya no está en la papelera.')),
})
/** Without a trash in the API nothing leads here. */
export const SinPapelera = meta.story({
  parameters: { scenario: 'obtenerExtensiones:empty' },
  args: { address: at(sliders.list) },
  play: inOrder(seesA('button', 'Crear Slider'), lacksA('link', 'Papelera')),
})
export const EnTelefono = meta.story({
  ...phone,
  beforeEach: answers(list, [one, { ...one, id: 2, titulo: longText }]),
})
export const Cargando = meta.story(shows(papelera.list, 'loading'))
export const Vacia = meta.story(shows(papelera.list, 'empty'))
export const NoCarga = meta.story(shows(papelera.list, 'down'))
export const DiezMil = meta.story({ ...shows(papelera.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
