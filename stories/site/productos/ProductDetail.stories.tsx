import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerProducto } from '../../../src/contract/producto.ts'
import { ProductosPage } from '../../../src/site/productos/ProductosPage.tsx'
import { page } from '../../../src/state/reload.ts'
import { answers, failsOnce, longText, longTitle, retries, shows, silence } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'
import { bulon } from './products.ts'

const meta = preview.meta({
  component: ProductosPage,
  title: 'site/productos/ProductDetail',
  decorators: [onSite],
  beforeEach: () => { sessionStorage.clear() },
})

const chosen = (id: number) => ({ address: `/productos?id=${id}` })
const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }
/** What a story answers itself comes before the demo company's data is there; a story ends after both. */
const atRest = () => waitFor(() => expect(document.head.querySelector('meta[name="keywords"]')).toBeInTheDocument())

export const Detalle = meta.story({
  parameters: chosen(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Código', 'Tamaño', 'Pack', 'Código de barras'])
    await expect(await canvas.findAllByRole('row')).toHaveLength(7)
    const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    await expect(JSON.parse(jsonLd)).toMatchObject({
      '@type': 'Product', name: 'Bulón hexagonal', description: expect.stringMatching(/^Cabeza hexagonal y rosca métrica/),
    })
  },
})

export const DetalleEnTelefono = meta.story({ ...phone, parameters: chosen(1), play: shows('Bulón hexagonal') })

export const DetalleCargando = meta.story({
  parameters: chosen(1),
  beforeEach: ({ msw }) => { msw.use(silence) },
  play: async ({ canvas }) => { await expect(await canvas.findByText('Cargando el producto…')).toBeInTheDocument() },
})

export const DetalleFalla = meta.story({
  parameters: chosen(1),
  beforeEach: ({ msw }) => { msw.use(failsOnce(obtenerProducto)) },
  play: ({ canvas, userEvent }) => retries(canvas, userEvent.click, 'Bulón hexagonal'),
})

export const NoExiste = meta.story({
  parameters: chosen(12_345),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No encontramos ese producto' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Ver todos los productos' }))
    await expect(await canvas.findByText('24 productos')).toBeVisible()
  },
})

export const Volver = meta.story({
  parameters: chosen(1),
  play: async ({ canvas, userEvent }) => {
    const reload = spyOn(page, 'reload').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bulón hexagonal' })).toHaveFocus())
  },
})

export const ImagenAmpliada = meta.story({
  parameters: chosen(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ampliar imagen 1 de Bulón hexagonal' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bulón hexagonal' })
    await waitFor(() => expect(within(dialog).getByRole('img', { name: /imagen 1 de 2/ })).toBeVisible())
  },
})

export const ImagenesConFlechas = meta.story({
  parameters: chosen(1),
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Ampliar imagen 1 de Bulón hexagonal' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Bulón hexagonal' })
    const current = (name: string) => expect(within(dialog).getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}') // the machinery loads after the first paint
      await current('Ir a 2 de 2')
    })
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => current('Ir a 1 de 2'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

const odd = (producto: Parameters<typeof bulon>[0]) => ({
  parameters: chosen(1),
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof answers>[]) => void } }) => { msw.use(answers(obtenerProducto, bulon(producto))) },
})

export const SinImagenes = meta.story({
  ...odd({ imagenes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Bulón hexagonal, sin imagen' })).toBeVisible()
    await atRest()
  },
})

export const SinMedidas = meta.story({
  ...odd({ sub_productos: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Consultanos por las medidas/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await atRest()
  },
})

const sizes = Array.from({ length: 200 }, (_, n) => ({ codigo: String(10_000 + n), tamaño: `M8 x ${n}`, pack: 'Caja x 100', codigobarra: String(7_790_000_000_000 + n) }))

export const DoscientasMedidas = meta.story({
  ...odd({ sub_productos: sizes }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(201)
    await atRest()
  },
})

export const TextosLargos = meta.story({
  ...phone,
  ...odd({
    nombre: longTitle, texto: longText,
    sub_productos: [{ codigo: 'CÓDIGO-'.repeat(6), tamaño: 'Una medida descripta con muchísimas palabras', pack: 'Caja de cartón x 1.000 unidades', codigobarra: '7'.repeat(40) }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longTitle })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await atRest()
  },
})
