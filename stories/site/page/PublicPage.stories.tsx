import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PublicPage } from '../../../src/site/page/PublicPage.tsx'
import { onSite } from './on-site.tsx'

const meta = preview.meta({ component: PublicPage, title: 'site/page/PublicPage', decorators: [onSite] })

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

export const Pagina = meta.story({
  render: () => (
    <PublicPage seccion="productos" title="Productos" description="Bulones, tornillos y tuercas">
      <p>Contenido de la página.</p>
    </PublicPage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Migas de pan' })).toHaveTextContent('Inicio > Productos')
    await expect([...document.querySelectorAll('title')].map(({ text }) => text)).toContain(
      'Productos | Bulonera Quebracho S.A.',
    )
    await expect(content('meta[property="og:title"]')).toBe('Productos | Bulonera Quebracho S.A.')
    await expect(content('meta[name="robots"]')).toBe('noindex')
    await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL('/productos', location.origin).href,
    )
    await waitFor(() => expect(content('meta[name="keywords"]')).toContain('bulón hexagonal'))
  },
})

export const DeUnRegistro = meta.story({
  render: () => (
    <PublicPage
      seccion="novedades"
      id={3}
      title="Nueva línea"
      description="Anclajes"
      heading={<h1>Su propio título</h1>}
      trail={[{ label: 'Novedades', href: '/novedades' }, { label: 'Nueva línea' }]}
    >
      <p>Contenido del registro.</p>
    </PublicPage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Novedades' })).toHaveAttribute('href', '/novedades')
    await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL('/novedades?id=3', location.origin).href,
    )
  },
})
