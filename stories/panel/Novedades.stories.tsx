import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { novedades } from '../../src/panel/sections/novedades/section.ts'
import { call } from '../../src/api/client.ts'
import { obtenerNovedad } from '../../src/contract/novedad.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { lists, recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { deletesFirst, isRefused, isRefusedWith, longHtml, longText, save, upload } from './steps.ts'
import { alerts, holds, inOrder, isStored, says, sees, write } from '../play.ts'

const meta = preview.meta({ title: 'panel/Novedades (40, 41, 42)', ...inPanel('editor', novedades.list) })
const novedad = {
  id: 1,
  orden: 1,
  titulo: longText,
  epigrafe: longText,
  etiqueta: 'Productos',
  texto: longHtml,
  imagen: 'no-existe.jpg',
  destacado: 0,
}
const states = recordStates({
  section: novedades,
  list: 'obtenerNovedades',
  row: { ...novedad, texto: '<p>Texto</p>' },
})

export const Lista = meta.story(lists(novedades.list, 6, 'Orden Imagen Etiqueta Título Epígrafe Acciones'))
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(shows(novedades.list, 'empty'))
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const ListaTextoLargo = meta.story({ parameters: { seed: { novedades: [novedad] } } })

/** The search looks in the texto, not in the title (§5). */
export const Busqueda = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('6 registros')
    await userEvent.type(canvas.getByRole('searchbox'), 'VINILESTER')
    await expect(await canvas.findByText('1 de 6 registros')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'Renovamos')
    await expect(await canvas.findByText('No encontramos nada con “Renovamos”.')).toBeVisible()
  },
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
  play: async ({ canvas }) => {
    await write(canvas, 'Título', 'Abrimos los sábados')
    await userEvent.click(canvas.getByLabelText('Destacado'))
    await write(canvas, 'Epígrafe', 'De 9 a 13.')
    await write(canvas, 'Etiqueta', 'Horarios')
    await upload(canvas, 'Portada', await picture('portada.png', 809, 572))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Texto' }), 'Desde noviembre.')
    await save({ canvas })
    await says('Novedad creada con éxito')
    await expect(await canvas.findByText('7 registros')).toBeVisible()
    await expect(await call(obtenerNovedad, { id: 7 })).toMatchObject({
      orden: 7,
      titulo: 'Abrimos los sábados',
      destacado: 1,
      epigrafe: 'De 9 a 13.',
      etiqueta: 'Horarios',
      texto: expect.stringContaining('<p>Desde noviembre.</p>'),
    })
  },
})

export const Editar = meta.story({
  ...shows(novedades.edit, 'editing', 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Título')).toHaveValue('Nueva línea de anclajes para hormigón')
    await expect(canvas.getByLabelText('Destacado')).toBeChecked()
    await expect(await canvas.findByRole('img', { name: 'Vista previa' })).toBeVisible()
  },
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
    async ({ canvas }) => userEvent.click(await canvas.findByLabelText('Destacado')),
    save,
    alerts('Novedad modificada con éxito'),
    sees('6 registros'),
    isStored(obtenerNovedad, { id: 1 }, { destacado: 0, titulo: 'Nueva línea de anclajes para hormigón' }),
  ),
})
