import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { ferias } from '../../src/panel/sections/ferias/section.ts'
import { obtenerFeria } from '../../src/contract/feria.ts'
import { useDirty } from '../../src/state/dirty.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { lists, recordStates } from './record-states.ts'
import { shows } from './states.ts'
import {
  deleteFirst,
  deletesFirst,
  failure,
  isRefused,
  isRefusedWith,
  longHtml,
  longText,
  notAPicture,
  save,
  searches,
} from './steps.ts'
import { ofTest } from '../widths.ts'
import { alerts, type Canvas, counts, holds, inOrder, isStored, presses, says, sees, seesA, writes } from '../play.ts'

const meta = preview.meta({ title: 'panel/Ferias (70, 71, 72, 73)', ...inPanel('editor', ferias.list) })
const feria = {
  id: 1,
  orden: 1,
  etiqueta: '',
  titulo: longText,
  epigrafe: longText,
  texto: longHtml,
  destacado: 0,
  imagenes: [],
}
const gallery = { args: { address: at(ferias.gallery, 1) } }
const states = recordStates({
  section: ferias,
  list: 'obtenerFerias',
  row: { ...feria, texto: '' },
  longest: feria,
})

export const Lista = meta.story(lists(ferias.list, 3, 'Orden Título Epígrafe Imagen Acciones'))
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(shows(ferias.list, 'empty'))
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const ListaTextoLargo = meta.story(states.ListaTextoLargo)
export const Busqueda = meta.story({ play: searches('3 registros', 'metalmecanica', '1 de 3 registros') })
export const Elimina = meta.story({ play: deletesFirst('Feria eliminada con éxito', '2 registros') })

export const Crear = meta.story(shows(ferias.create, 'editing'))
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story({ ...shows(ferias.create, 'refused'), play: isRefused('Título') })
export const CrearNoPuede = meta.story(states.CrearNoPuede)
/** Every save sends etiqueta and destacado, empty and 0 (§4). */
export const Creada = meta.story({
  args: { address: at(ferias.create) },
  play: inOrder(
    writes({ Título: 'Expo Agro', Epígrafe: 'San Nicolás' }),
    save,
    alerts('Feria creada con éxito'),
    sees('No tiene imagenes'),
    isStored(
      obtenerFeria,
      { id: 4 },
      {
        titulo: 'Expo Agro',
        epigrafe: 'San Nicolás',
        etiqueta: '',
        destacado: 0,
        orden: 4,
      },
    ),
  ),
})

export const Editar = meta.story({
  ...shows(ferias.edit, 'editing', 1),
  play: holds({ Título: 'Expo Ferretera del Centro 2026' }),
})
export const EditarNoExiste = meta.story({
  args: { address: at(ferias.edit, 99) },
  ...ofTest,
  play: inOrder(sees('No existe, o ya se eliminó.'), presses('Volver a la lista'), seesA('heading', 'Ferias')),
})
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story({ ...shows(ferias.edit, 'refused', 1), play: isRefusedWith({ Título: '' }) })
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
export const Guardada = meta.story({
  args: { address: at(ferias.edit, 1) },
  play: inOrder(writes({ Epígrafe: 'Stand 1' }), save, alerts('Feria modificada con éxito'), seesA('cell', 'Stand 1')),
})

const openDialog = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cargar Imagen' }))
  await screen.findByRole('dialog', { name: 'Cargar Imagen' })
}
const choose = async (file: File): Promise<void> => userEvent.upload(await screen.findByLabelText('Imagen'), file)
const send = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }))

export const Galeria = meta.story({
  ...shows(ferias.gallery, 'filled', 1),
  play: inOrder(seesA('heading', 'Galeria de Expo Ferretera del Centro 2026'), counts(3, 'button', /^Eliminar imagen/)),
})
export const GaleriaCargando = meta.story(shows(ferias.gallery, 'loading', 1))
export const GaleriaNoCarga = meta.story(shows(ferias.gallery, 'down', 1))
export const GaleriaVacia = meta.story({
  ...shows(ferias.gallery, 'empty', 1),
  ...ofTest,
  parameters: { seed: { imagenesFeria: [] } },
  play: sees('No tiene imagenes'),
})

/** The dialog offers the next position, closes when the picture is stored, and gives the focus back. */
export const GaleriaNoExiste = EditarNoExiste.extend({ args: { address: at(ferias.gallery, 99) } })
export const CargaImagen = meta.story({
  ...gallery,
  play: async ({ canvas }) => {
    await openDialog(canvas)
    await expect(await screen.findByLabelText('Orden')).toHaveValue('4')
    await choose(await picture('stand.png', 454, 448))
    await send()
    await says('Imagen agregada con éxito')
    await expect(await canvas.findByRole('button', { name: 'Eliminar imagen 4' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cargar Imagen' })).toHaveFocus())
    await expect(useDirty.getState().forms).toBe(0)
  },
})
export const CargaImagenAbierta = meta.story({ ...gallery, play: async ({ canvas }) => openDialog(canvas) })
export const CargaImagenRechazada = meta.story({
  ...gallery,
  play: async ({ canvas }) => {
    await openDialog(canvas)
    await choose(notAPicture)
    await waitFor(() => expect(screen.getByLabelText('Imagen')).toBeInvalid())
    await expect(screen.getByText('El archivo no es una imagen. Usá jpg, jpeg, png o gif.')).toBeInTheDocument()
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription(
        /^El archivo no es una imagen/,
      ),
    )
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
  },
})
export const CargaImagenNoPuede = meta.story({
  ...gallery,
  parameters: { scenario: 'guardarImagenFeria:error' },
  play: async ({ canvas }) => {
    await openDialog(canvas)
    await choose(await picture('stand.png', 454, 448))
    await send()
    await says(failure)
    await expect(screen.getByText(/stand.png/)).toBeInTheDocument()
  },
})
export const EliminaImagen = meta.story({
  ...gallery,
  play: inOrder(deleteFirst, alerts('Imagen eliminada con éxito'), counts(2, 'button', /^Eliminar imagen/)),
})
