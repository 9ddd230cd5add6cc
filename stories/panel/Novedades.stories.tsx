import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '../../mocks/seed/index.ts'
import { novedades } from '../../src/panel/sections/novedades/section.ts'
import { obtenerNovedad } from '../../src/contract/novedad.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { lists, recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { deletesFirst, isRefused, isRefusedWith, longHtml, longText, save, searches } from './steps.ts'
import { clicks, inOrder, types, uploads, writes } from '../play.ts'
import { alerts, holds, isChecked, isStored, sees, seesA } from '../sees.ts'

const meta = preview.meta({ title: 'panel/Novedades (40, 41, 42)', ...inPanel('editor', novedades.list) })
const texts = { titulo: longText, epigrafe: longText, texto: longHtml }
const novedad = { ...seed.tables.novedades[0], ...texts, imagen: 'no-existe.jpg' }
const states = recordStates({
  section: novedades,
  list: 'obtenerNovedades',
  row: { ...novedad, texto: '' },
  longest: novedad,
})

export const Lista = meta.story(lists(novedades.list, 6, 'Orden Imagen Etiqueta Título Epígrafe Acciones'))
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(shows(novedades.list, 'empty'))
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const ListaTextoLargo = meta.story(states.ListaTextoLargo)

/** The search looks in the texto, not in the title (§5). */
export const Busqueda = meta.story({
  play: inOrder(
    searches('6 registros', 'VINILESTER', '1 de 6 registros'),
    async ({ canvas }) => userEvent.clear(canvas.getByRole('searchbox')),
    searches('6 registros', 'Renovamos', 'No encontramos nada con “Renovamos”.'),
  ),
})

export const Elimina = meta.story({ play: deletesFirst('Novedad eliminada con éxito', '5 registros') })

export const Crear = meta.story({
  ...shows(novedades.create, 'editing'),
  play: inOrder(holds({ Orden: '7' }), sees('Tamaño recomendado: 809x572')),
})
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story({
  ...shows(novedades.create, 'refused'),
  play: isRefused('Título', 'Portada'),
})
export const CrearNoPuede = meta.story(states.CrearNoPuede)
export const Creada = meta.story({
  args: { address: at(novedades.create) },
  play: inOrder(
    writes({ Título: 'Abrimos los sábados', Epígrafe: 'De 9 a 13.', Etiqueta: 'Horarios' }),
    clicks('checkbox', 'Destacado'),
    uploads('Portada', () => picture('portada.png', 809, 572)),
    types('Texto', 'Desde noviembre.'),
    save,
    alerts('Novedad creada con éxito'),
    sees('7 registros'),
    isStored(
      obtenerNovedad,
      { id: 7 },
      {
        orden: 7,
        titulo: 'Abrimos los sábados',
        destacado: 1,
        epigrafe: 'De 9 a 13.',
        etiqueta: 'Horarios',
        texto: expect.stringContaining('<p>Desde noviembre.</p>'),
      },
    ),
  ),
})

export const Editar = meta.story({
  ...shows(novedades.edit, 'editing', 1),
  play: inOrder(
    holds({ Título: 'Nueva línea de anclajes para hormigón' }),
    isChecked('checkbox', 'Destacado'),
    seesA('img', 'Vista previa'),
  ),
})
export const EditarTextoLargo = meta.story({
  ...shows(novedades.edit, 'editing', 1),
  parameters: { seed: { novedades: [novedad] } },
})
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story({ ...shows(novedades.edit, 'refused', 1), play: isRefusedWith({ Título: '' }) })
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)

export const Guardada = meta.story({
  args: { address: at(novedades.edit, 1) },
  play: inOrder(
    clicks('checkbox', 'Destacado'),
    save,
    alerts('Novedad modificada con éxito'),
    sees('6 registros'),
    isStored(obtenerNovedad, { id: 1 }, { destacado: 0, titulo: 'Nueva línea de anclajes para hormigón' }),
  ),
})
