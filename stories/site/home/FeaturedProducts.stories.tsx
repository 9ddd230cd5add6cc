import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { FeaturedProducts } from '#site/home/FeaturedProducts.tsx'
import { inApp } from '../../app/in-app.tsx'
import { answers, retries } from '../page/answers.ts'
import { clicks, inOrder } from '../../play.ts'
import { cardsPerRow, counts, leads, measures, sees } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({
  component: FeaturedProducts,
  title: 'site/home/FeaturedProducts',
  decorators: [inApp],
})

export const Destacados = meta.story({
  play: inOrder(
    async ({ canvas }) => expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(8),
    leads('Bulón hexagonal', '/productos?id=1'),
    cardsPerRow(4, 3),
    measures('link', 'Bulón hexagonal', { height: 400 }),
  ),
})

export const VerTodos = meta.story({
  play: inOrder(clicks('link', 'Ver todos'), sees('Ruta: /productos')),
})

export const Cargando = meta.story({ ...ofRelease, parameters: { scenario: 'obtenerProductos:hang' } })

/** An API that ignores the query answers all products. */
export const NingunoDestacado = meta.story({
  beforeEach: answers(obtenerProductos, [producto()]),
  play: sees(/Todavía no destacamos/),
})

export const NoCarga = meta.story(retries('obtenerProductos', counts(8, 'listitem')))
