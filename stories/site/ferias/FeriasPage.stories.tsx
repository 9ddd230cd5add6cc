import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerFeria } from '#contract/feria.ts'
import { FeriasPage } from '#site/ferias/FeriasPage.tsx'
import { seed } from '#mocks/seed/index.ts'
import { firstOf } from '../../first-of.ts'
import { answers, isEmpty, isLoading, loading, longText, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { inOrder, presses, withoutReload } from '../../play.ts'
import { counts, leads, measures, reloads, seesA } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

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

export const Listado = meta.story({ play: measures('link', new RegExp(`^${title}`), { height: 603 }) })

export const Cargando = meta.story({ ...loading })

export const Vacia = meta.story(isEmpty('obtenerFerias', /Todavía no hay ferias/))

export const Falla = meta.story(retries('obtenerFerias', seesA('heading', title)))

export const Detalle = meta.story({
  beforeEach: withoutReload,
  parameters: chosen(1),
  play: inOrder(
    async ({ canvas }) => {
      const images = await canvas.findAllByRole('img')
      const [large = 0, ...small] = images.map((image: HTMLElement) => image.getBoundingClientRect().width)
      await expect(small).toHaveLength(2)
      for (const width of small) await expect(width).toBeLessThan(large)
    },
    presses('Volver'),
    reloads,
    seesA('heading', title),
  ),
})

export const DetalleAbierto = meta.story({ ...ofRelease, parameters: chosen(2), play: seesA('heading', /Rosario/) })

export const DetalleCargando = meta.story({
  ...ofRelease,
  parameters: { ...chosen(1), scenario: '*:hang' },
  play: isLoading,
})

const feria = (pictures: number) => ({
  ...firstOf(seed.tables.ferias),
  destacado: 0 as const,
  imagenes: seed.tables.imagenesFeria.slice(0, pictures),
})

const withPictures = (pictures: number) => ({
  parameters: chosen(1),
  beforeEach: answers(obtenerFeria, feria(pictures)),
  play: inOrder(seesA('heading', title), async ({ canvas }) =>
    expect(canvas.queryAllByRole('img')).toHaveLength(pictures),
  ),
})

export const SinImagenes = meta.story(withPictures(0))
export const UnaImagen = meta.story(withPictures(1))
export const DosImagenes = meta.story(withPictures(2))
export const TresImagenes = meta.story({ ...withPictures(3), ...ofRelease })
export const CuatroImagenes = meta.story({ ...withPictures(4), ...ofRelease })
export const CincoImagenes = meta.story(withPictures(5))

export const DetalleLargo = meta.story({
  ...ofRelease,
  parameters: chosen(1),
  beforeEach: answers(obtenerFeria, { ...feria(3), titulo: longTitle, epigrafe: longTitle, texto: longText.repeat(2) }),
  play: counts(2, 'heading', 'Qué cambia'),
})

export const Desconocida = meta.story({
  parameters: chosen(9_999),
  play: leads('Ver todas las ferias', '/ferias'),
})
