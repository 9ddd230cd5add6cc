import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerProductos } from '../../../src/contract/producto.ts'
import { FeaturedProducts } from '../../../src/site/home/FeaturedProducts.tsx'
import { inApp } from '../../app/in-app.tsx'
import { answers, retries } from '../page/answers.ts'
import { clicks, counts, inOrder, sees } from '../../play.ts'

const meta = preview.meta({
  component: FeaturedProducts,
  title: 'site/home/FeaturedProducts',
  decorators: [inApp],
})

export const Destacados = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(8)
    const card = canvas.getByRole('link', { name: 'Bulón hexagonal' })
    await expect(card.getBoundingClientRect().height).toBe(400)
    await userEvent.click(card)
    await expect(await canvas.findByText('Ruta: /productos?id=1')).toBeVisible()
  },
})

export const Grilla = meta.story()

export const VerTodos = meta.story({
  play: inOrder(clicks('link', 'Ver todos'), sees('Ruta: /productos')),
})

export const Cargando = meta.story({ parameters: { scenario: 'obtenerProductos:hang' } })

export const NingunoDestacado = meta.story({
  beforeEach: answers(obtenerProductos, [
    { id: 1, orden: 1, nombre: 'Bulón', texto: '', destacado: 0, imagenes: [], sub_productos: [] },
  ]),
  play: sees(/Todavía no destacamos/),
})

export const NoCarga = meta.story(retries('obtenerProductos', counts(8, 'listitem')))
