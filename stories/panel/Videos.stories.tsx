import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { textlessHeader } from '#contract/upload-headers.ts'
import { seed } from '#mocks/seed/index.ts'
import { videos } from '#panel/sections/videos/section.ts'
import { obtenerVideo } from '#contract/video.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { isRefused, save, searches } from './steps.ts'
import { clicks, inOrder, uploads, writes } from '../play.ts'
import { alerts, counts, holds, isChecked, isStored, sees, unsaved } from '../sees.ts'
import { ofTest } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Videos (80, 81, 82)', ...inPanel('editor', videos.list) })
const address = 'Dirección del video'
const file = 'Archivo del video'
const states = recordStates({ section: videos, list: 'obtenerVideos', row: { ...seed.tables.videos[1] } })

export const Lista = meta.story({
  ...shows(videos.list, 'filled'),
  play: inOrder(sees('5 registros'), counts(2, 'cell', 'Video'), counts(2, 'link', /^https:\/\/www\.youtube\.com/)),
})
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const Busqueda = meta.story({ play: searches('5 registros', 'quimicos', '1 de 5 registros') })

/** At first neither is chosen; a choice shows its input and hides the other. */
export const Crear = meta.story({
  ...shows(videos.create, 'editing'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('checkbox', { name: 'Link' })
    await expect(link).not.toBeChecked()
    await userEvent.click(link)
    await userEvent.type(canvas.getByLabelText(address), 'https://www.youtube.com/watch?v=BQnuevo')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Archivo' }))
    await expect(link).not.toBeChecked()
    await expect(canvas.queryByLabelText(address)).toBeNull()
    await expect(canvas.getByLabelText(file)).toBeInTheDocument()
    await userEvent.click(link)
    await expect(canvas.getByRole('checkbox', { name: 'Archivo' })).not.toBeChecked()
    await expect(canvas.getByLabelText(address)).toHaveValue('https://www.youtube.com/watch?v=BQnuevo')
  },
})
/** A server takes the subtitles out of a film, since they may say where it was made. */
export const CreadoSinTexto = meta.story({
  args: { address: at(videos.create) },
  beforeEach: answers('/api/crearVideo', { id: 9 }, { headers: { [textlessHeader]: '1' } }),
  play: inOrder(
    writes({ Título: 'Armado' }),
    clicks('checkbox', 'Archivo'),
    uploads(file, () => picture('armado.png', 704, 306)),
    save,
    alerts('Video creado con éxito. Un video quedó sin subtítulos'),
  ),
})
export const Creando = meta.story(states.Creando)
/** Without a choice the refusal stands below the choice. */
export const CrearRechazado = meta.story({
  ...shows(videos.create, 'refused'),
  ...ofTest,
  play: inOrder(
    isRefused('Título'),
    writes({ Título: 'Sin video' }),
    save,
    sees('Cargá un link o un archivo.'),
    clicks('checkbox', 'Link'),
    writes({ [address]: 'youtube' }),
    isRefused(address),
  ),
})
export const CrearNoPuede = meta.story(states.CrearNoPuede)
export const CreadoConLink = meta.story({
  args: { address: at(videos.create) },
  play: inOrder(
    writes({ Título: 'Roscado por laminado' }),
    clicks('checkbox', 'Link'),
    writes({ [address]: 'https://www.youtube.com/watch?v=BQrosca' }),
    save,
    alerts('Video creado con éxito'),
    isStored(
      obtenerVideo,
      { id: 6 },
      { titulo: 'Roscado por laminado', link: 'https://www.youtube.com/watch?v=BQrosca', file: null },
    ),
  ),
})

const stored = { [address]: 'https://www.youtube.com/watch?v=BQestamp-12' }
export const EditarLink = meta.story({
  ...shows(videos.edit, 'editing', 2),
  play: inOrder(
    isChecked('checkbox', 'Link'),
    holds(stored),
    clicks('checkbox', 'Archivo'),
    clicks('checkbox', 'Link'),
    holds(stored),
    unsaved(0),
  ),
})
export const EditarArchivo = meta.story({
  ...shows(videos.edit, 'editing', 1),
  play: inOrder(isChecked('checkbox', 'Archivo'), async ({ canvas }) =>
    expect(await canvas.findByLabelText('Vista previa')).toBeVisible(),
  ),
})
export const Guardando = meta.story(states.Guardando)
/** Without the link and without a file there would be nothing to play. */
export const Rechazado = meta.story({
  ...shows(videos.edit, 'refused', 2),
  play: inOrder(clicks('checkbox', 'Archivo'), isRefused(file)),
})
/** The file is given up, and no address is typed. */
export const RechazadoSinLink = meta.story({
  ...shows(videos.edit, 'refused', 1),
  ...ofTest,
  play: inOrder(clicks('checkbox', 'Link'), isRefused(address)),
})
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
export const CambiaLinkPorArchivo = meta.story({
  args: { address: at(videos.edit, 2) },
  play: inOrder(
    clicks('checkbox', 'Archivo'),
    uploads(file, () => picture('estampado.png', 640, 360)),
    save,
    alerts('Video modificado con éxito'),
    isStored(obtenerVideo, { id: 2 }, { link: null, file: expect.stringContaining('estampado') }),
  ),
})
