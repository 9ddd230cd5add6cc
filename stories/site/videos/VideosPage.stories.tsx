import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerVideos } from '#contract/video.ts'
import { VideosPage } from '#site/videos/VideosPage.tsx'
import { page } from '#state/reload.ts'
import { answers, isEmpty, loading, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { inOrder, keys, onPage, presses, withoutReload } from '../../play.ts'
import { cardsPerRow, counts, isFocused, lacksA, losesA, reloads, seesA } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ component: VideosPage, title: 'site/videos/VideosPage', decorators: [onSite] })

const file = 'Armado de una unión abulonada'

export const Completa = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Reproducir ${file}` })).toBeInTheDocument()
    await cardsPerRow(3, 2)({ canvas })
    await expect(canvas.getByRole('button', { name: /^Ampliar Partes de un bulón/ })).toBeInTheDocument()
    const outside = canvas.getByRole('link', { name: /^Reproducir Estampado en frío/ })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('href', 'https://www.youtube.com/watch?v=BQestamp-12')
  },
})

export const Cargando = meta.story({ ...loading })

export const Vacia = meta.story(isEmpty('obtenerVideos', /Todavía no publicamos/))

export const Falla = meta.story(retries('obtenerVideos', seesA('heading', file)))

export const Proyeccion = meta.story({
  play: inOrder(
    presses(`Reproducir ${file}`),
    async () => {
      const film = (await screen.findByRole('dialog', { name: file })).querySelector('video')
      await expect(film).toHaveTextContent('Tu navegador no soporta el formato de video.')
    },
    keys('{Escape}'),
    isFocused('button', `Reproducir ${file}`),
    presses(`Reproducir ${file}`),
    onPage(presses('Cerrar'), losesA('dialog')),
  ),
})

export const ProyeccionAbierta = meta.story({
  ...ofRelease,
  play: inOrder(presses(`Reproducir ${file}`), onPage(seesA('dialog', file))),
})

export const ClicAfueraRecarga = meta.story({
  beforeEach: withoutReload,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Reproducir ${file}` }))
    const wrapper = await screen.findByRole('dialog', { name: file })
    const beside = wrapper.previousElementSibling ?? document.body
    await userEvent.click(wrapper.querySelector('video') ?? wrapper)
    // The second click of the double click that opened it.
    await fireEvent.click(beside, { detail: 2 })
    await expect(page.reload).not.toHaveBeenCalled()
    await userEvent.click(beside)
    await reloads()
  },
})

export const ImagenAmpliada = meta.story({
  play: inOrder(presses(/^Ampliar Partes de un bulón/), onPage(seesA('img', /Partes de un bulón/))),
})

const video = { orden: 1, titulo: 'Próximo video', link: null, file: null }

export const NadaQueReproducir = meta.story({
  beforeEach: answers(obtenerVideos, [
    { ...video, id: 1 },
    { ...video, id: 2, titulo: 'Enlace roto', link: 'javascript:alert(1)' },
  ]),
  play: inOrder(seesA('heading', 'Próximo video'), lacksA('button'), lacksA('link', /Reproducir/)),
})

/** §2.11: the player where its site allows frames, else a tile that links to it. */
export const DeOtrosSitios = meta.story({
  beforeEach: answers(obtenerVideos, [
    { ...video, id: 1, titulo: 'Recorrida', link: 'https://vimeo.com/1084537' },
    { ...video, id: 2, titulo: 'Nota', link: 'https://www.videos.example/ver/3' },
  ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Reproducir Nota/ })).toHaveAttribute(
      'href',
      'https://www.videos.example/ver/3',
    )
    await expect(canvas.getByText('videos.example')).toBeVisible()
    // The player loads last.
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')?.src ?? '').toMatch(/^https:\/\/player\.vimeo\.com\/video\/1084537/),
    )
  },
})

export const TitulosLargos = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerVideos, [
    { ...video, id: 1, titulo: longTitle, file: 'videos/video-armado.mp4' },
    { ...video, id: 2, titulo: longTitle, link: 'https://youtu.be/BQestamp-12' },
  ]),
  play: counts(2, 'heading', longTitle),
})
