import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerNovedad, obtenerNovedades } from '#contract/novedad.ts'
import { NovedadesPage } from '#site/novedades/NovedadesPage.tsx'
import { seed } from '#mocks/seed/index.ts'
import { firstOf } from '../../first-of.ts'
import { answers, isEmpty, isLoading, loading, longText, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { cardsPerRow, leads, measures, reloads, seesA } from '../../sees.ts'
import { inOrder, presses, withoutReload } from '../../play.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({
  component: NovedadesPage,
  title: 'site/novedades/NovedadesPage',
  decorators: [onSite],
})

const chosen = (id: number) => ({ address: `/novedades?id=${id}` })

const title = 'Nueva línea de anclajes para hormigón'

export const Lista = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('link', { name: new RegExp(title) })
    await expect(card).toHaveTextContent(/^Productos.+Leer más$/)
    await expect(card.querySelector('img')).toBeInTheDocument()
    await userEvent.click(card)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus())
    await expect(canvas.getByRole('navigation', { name: 'Migas de pan' })).toHaveTextContent(
      `Inicio > Novedades > ${title}`,
    )
  },
})

export const Listado = meta.story({
  play: inOrder(measures('link', new RegExp(title), { height: 603 }), cardsPerRow(3, 2)),
})

export const Cargando = meta.story({ ...loading })

export const Vacia = meta.story(isEmpty('obtenerNovedades', /Todavía no publicamos/))

export const Falla = meta.story(retries('obtenerNovedades', seesA('heading', title)))

const texts = { titulo: longTitle, epigrafe: longTitle, texto: longText }
const novedad = { ...firstOf(seed.tables.novedades), ...texts, destacado: 1 as const }
const short = { ...novedad, titulo: 'Feriado', epigrafe: '', texto: '<p>El lunes no atendemos.</p>', imagen: '' }

export const TextosLargos = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerNovedades, [novedad, { ...short, id: 2, etiqueta: '' }]),
  play: seesA('heading', 'Feriado'),
})

export const Detalle = meta.story({
  beforeEach: withoutReload,
  parameters: chosen(1),
  play: inOrder(
    seesA('heading', title),
    async ({ canvas }) => expect(canvas.getByRole('main').querySelector('img')).toBeVisible(),
    presses('Volver'),
    reloads,
    seesA('heading', 'Novedades'),
  ),
})

export const DetalleAbierto = meta.story({ ...ofRelease, parameters: chosen(2), play: seesA('heading', /laboratorio/) })

export const DetalleCargando = meta.story({
  ...ofRelease,
  parameters: { ...chosen(1), scenario: '*:hang' },
  play: isLoading,
})

export const DetalleFalla = meta.story(retries('obtenerNovedad', seesA('heading', title), chosen(1)))

export const DetalleLargo = meta.story({
  ...ofRelease,
  parameters: chosen(1),
  beforeEach: answers(obtenerNovedad, novedad),
  play: seesA('heading', 'Qué cambia'),
})

export const DetalleSinImagen = meta.story({
  parameters: chosen(1),
  beforeEach: answers(obtenerNovedad, short),
  play: seesA('heading', 'Feriado'),
})

export const Desconocida = meta.story({
  parameters: chosen(9_999),
  play: inOrder(
    seesA('heading', 'No lo encontramos'),
    leads('Ver todas las novedades', '/novedades'),
    // Search engines learn of no such page.
    async () => {
      await expect(document.title).toMatch(/^No lo encontramos/)
      await expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(document.querySelector('link[rel=canonical]')).toBeNull()
    },
  ),
})
