import preview from '../.storybook/preview.tsx'
import { ferias } from '#panel/sections/ferias/section.ts'
import { obtenerFeria } from '#contract/feria.ts'
import { seed } from '#mocks/seed/index.ts'
import { at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { lists, recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { deleteFirst, failure, notAPicture, save } from './steps.ts'
import { inOrder, onPage, presses, uploads, writes } from '../play.ts'
import { alerts, counts, holds, isDescribed, isFocused, isInvalid, isStored, sees, seesA, unsaved } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Ferias (70, 71, 72, 73)', ...inPanel('editor', ferias.list) })
const gallery = { args: { address: at(ferias.gallery, 1) } }
const row = { ...seed.tables.ferias[0], texto: '', imagenes: [] }
const states = recordStates({ section: ferias, list: 'obtenerFerias', row })

export const Lista = meta.story(lists(ferias.list, 3, 'Orden Título Epígrafe Imagen Acciones'))
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)

export const Crear = meta.story({ ...shows(ferias.create, 'editing'), ...ofRelease })
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story(states.CrearRechazado)
export const CrearNoPuede = meta.story(states.CrearNoPuede)
/** Every save sends etiqueta and destacado, empty and 0 (§4). */
export const Creada = meta.story({
  args: { address: at(ferias.create) },
  play: inOrder(
    writes({ Título: 'Expo Agro', Epígrafe: 'San Nicolás' }),
    save,
    alerts('Feria creada con éxito'),
    sees('No tiene imagenes'),
    isStored(obtenerFeria, { id: 4 }, { titulo: 'Expo Agro', epigrafe: 'San Nicolás', etiqueta: '', destacado: 0 }),
  ),
})

export const Editar = meta.story({ ...states.Editar, ...ofRelease })
export const EditarNoExiste = meta.story({
  args: { address: at(ferias.edit, 99) },
  ...ofTest,
  play: inOrder(sees('No existe, o ya se eliminó.'), presses('Volver a la lista'), seesA('heading', 'Ferias')),
})
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)

const openDialog = inOrder(presses('Cargar Imagen'), onPage(seesA('dialog', 'Cargar Imagen')))
const choose = (file: File | (() => Promise<File>)) => onPage(uploads('Imagen', file))
const stand = () => picture('stand.png', 454, 448)
const send = onPage(presses('Guardar'))

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
export const GaleriaNoExiste = EditarNoExiste.extend({ ...ofRelease, args: { address: at(ferias.gallery, 99) } })
export const CargaImagen = meta.story({
  ...gallery,
  play: inOrder(
    openDialog,
    onPage(holds({ Orden: '4' })),
    choose(stand),
    send,
    alerts('Imagen agregada con éxito'),
    seesA('button', 'Eliminar imagen 4'),
    isFocused('button', 'Cargar Imagen'),
    unsaved(0),
  ),
})
export const CargaImagenAbierta = meta.story({ ...ofRelease, ...gallery, play: openDialog })
export const CargaImagenRechazada = meta.story({
  ...gallery,
  play: inOrder(
    openDialog,
    choose(notAPicture),
    onPage(isInvalid('Imagen'), sees('El archivo no es una imagen. Usá jpg, jpeg, png o gif.')),
    send,
    onPage(isDescribed('button', 'Guardar', /^El archivo no es una imagen/)),
  ),
})
export const CargaImagenNoPuede = meta.story({
  ...gallery,
  parameters: { scenario: 'guardarImagenFeria:error' },
  play: inOrder(openDialog, choose(stand), send, alerts(failure), onPage(sees(/stand.png/))),
})
export const EliminaImagen = meta.story({
  ...gallery,
  play: inOrder(deleteFirst, alerts('Imagen eliminada con éxito'), counts(2, 'button', /^Eliminar imagen/)),
})
