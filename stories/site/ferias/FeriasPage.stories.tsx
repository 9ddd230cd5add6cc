import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerFeria } from '../../../src/contract/feria.ts'
import { FeriasPage } from '../../../src/site/ferias/FeriasPage.tsx'
import { page } from '../../../src/state/reload.ts'
import { answers, isEmpty, isLoading, longText, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'
import { type Canvas, counts, leads, seesA } from '../../play.ts'

const meta = preview.meta({
  component: FeriasPage,
  title: 'site/ferias/FeriasPage',
  decorators: [onSite],
})

const chosen = (id: number) => ({ address: `/ferias?id=${id}` })

const title = 'Expo Ferretera del Centro 2026'

export const Lista = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('link', { name: new RegExp(`^${title}`) })
    await expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('feria-a1'))
    await userEvent.click(card)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus())
  },
})

export const Listado = meta.story({ play: seesA('heading', title) })

export const Cargando = meta.story({ parameters: { scenario: '*:hang' }, play: isLoading })

export const Vacia = meta.story(isEmpty('obtenerFerias', /Todavía no hay ferias/))

export const Falla = meta.story(retries('obtenerFerias', seesA('heading', title)))

export const Detalle = meta.story({
  parameters: chosen(1),
  play: async ({ canvas, userEvent }) => {
    const [large = 0, ...small] = (await canvas.findAllByRole('img')).map(
      (image) => image.getBoundingClientRect().width,
    )
    await expect(small).toHaveLength(2)
    for (const width of small) await expect(width).toBeLessThan(large)
    const reload = spyOn(page, 'reload').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await seesA('heading', title)({ canvas })
  },
})

export const DetalleAbierto = meta.story({ parameters: chosen(2), play: seesA('heading', /Rosario/) })

export const DetalleCargando = meta.story({
  parameters: { ...chosen(1), scenario: '*:hang' },
  play: isLoading,
})

const files = [
  'ferias/feria-a1.jpg',
  'ferias/feria-a2.jpg',
  'ferias/feria-a3.jpg',
  'ferias/feria-b1.jpg',
  'ferias/feria-b2.jpg',
]

const feria = (pictures: number) => ({
  id: 1,
  orden: 1,
  etiqueta: '',
  titulo: title,
  epigrafe: 'Predio Ferial Córdoba, 16 al 19 de septiembre.',
  destacado: 0 as const,
  texto:
    '<p>Presentamos la línea completa de bulonería milimétrica.</p><p>Hubo demostraciones de apriete con torquímetro.</p>',
  imagenes: files.slice(0, pictures).map((path, i) => ({ id: i + 1, orden: i + 1, path })),
})

const hasPictures =
  (pictures: number) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await seesA('heading', title)({ canvas })
    await expect(canvas.queryAllByRole('img')).toHaveLength(pictures)
  }

const withPictures = (pictures: number) => ({
  parameters: chosen(1),
  beforeEach: answers(obtenerFeria, feria(pictures)),
  play: hasPictures(pictures),
})

export const SinImagenes = meta.story(withPictures(0))
export const UnaImagen = meta.story(withPictures(1))
export const DosImagenes = meta.story(withPictures(2))
export const TresImagenes = meta.story(withPictures(3))
export const CuatroImagenes = meta.story(withPictures(4))
export const CincoImagenes = meta.story(withPictures(5))

export const DetalleLargo = meta.story({
  parameters: chosen(1),
  beforeEach: answers(obtenerFeria, {
    ...feria(3),
    titulo: longTitle,
    epigrafe: `${longTitle}.`,
    texto: longText.repeat(2),
  }),
  play: counts(2, 'heading', 'Qué cambia'),
})

export const Desconocida = meta.story({
  parameters: chosen(9_999),
  play: leads('Ver todas las ferias', '/ferias'),
})
