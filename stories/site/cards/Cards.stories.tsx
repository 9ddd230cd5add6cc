import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { ArticleCard } from '#site/cards/ArticleCard.tsx'
import { CardGrid } from '#site/cards/CardGrid.tsx'
import { ProductCard } from '#site/cards/ProductCard.tsx'
import { inApp } from '../../app/in-app.tsx'
import { longTitle } from '../page/answers.ts'

const meta = preview.meta({ title: 'site/cards', decorators: [inApp] })

const products = [
  producto(),
  producto({ id: 2, nombre: 'Sin imágenes', imagenes: [] }),
  producto({ id: 3, nombre: 'Imagen que falta', imagenes: [{ id: 2, orden: 1, path: 'productos/no-existe.jpg' }] }),
  producto({
    id: 4,
    nombre: 'Tornillo autoperforante cabeza hexagonal con arandela de neopreno vulcanizada para chapa y perfilería',
  }),
]

const productGrid = () => (
  <main style={{ padding: 'var(--space-4)' }}>
    <CardGrid of="products">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard as="h2" producto={product} />
        </li>
      ))}
    </CardGrid>
  </main>
)

export const Productos = meta.story({
  render: productGrid,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('link')
    await expect(cards.map((card) => card.getBoundingClientRect().height)).toEqual([400, 400, 400, 400])
    await expect(cards[0]?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('bulon-hexagonal'))
    await expect(cards[0]?.querySelector('svg')).toBeInTheDocument()
  },
})

const caption = 'Anclaje de expansión, resina y escuadras: el sistema completo, en un solo proveedor. '

const articleGrid = () => (
  <main style={{ padding: 'var(--space-4)' }}>
    <CardGrid of="articles">
      <li>
        <ArticleCard
          as="h2"
          to="/novedades"
          id={1}
          tag="Productos"
          title="Nueva línea de anclajes"
          caption={caption}
          image="noticias/noticia-1.jpg"
        />
      </li>
      <li>
        <ArticleCard as="h2" to="/ferias" id={2} title="Sin etiqueta, sin imagen" caption="" image={undefined} />
      </li>
      <li>
        <ArticleCard
          as="h2"
          to="/novedades"
          id={3}
          tag="Calidad"
          title={longTitle}
          caption={caption.repeat(6)}
          image="noticias/noticia-2.jpg"
        />
      </li>
    </CardGrid>
  </main>
)

export const Articulos = meta.story({
  render: articleGrid,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('link')
    await expect(cards.map((card) => card.getBoundingClientRect().height)).toEqual([603, 603, 603])
    await expect(canvas.getByRole('link', { name: /Sin etiqueta/ })).toHaveAttribute('href', '/ferias?id=2')
  },
})
