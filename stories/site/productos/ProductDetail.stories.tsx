import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { obtenerProducto } from '#contract/producto.ts'
import { ProductosPage } from '#site/productos/ProductosPage.tsx'
import { forgetSeen } from '#site/productos/around/recent.ts'
import { answers, longText, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { clicks, inOrder, onPage, presses, withoutReload } from '../../play.ts'
import { atRest, counts, fits, isFocused, lacksA, measures, reloads, sees, seesA } from '../../sees.ts'
import { ofRelease, onPhone, phone } from '../../widths.ts'

const meta = preview.meta({
  component: ProductosPage,
  title: 'site/productos/ProductDetail',
  decorators: [onSite],
})

const chosen = (id: number) => ({ address: `/productos?id=${id}` })

export const Detalle = meta.story({
  parameters: chosen(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Código',
      'Tamaño',
      'Pack',
      'Código de barras',
    ])
    await expect(await canvas.findAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByRole('row', { name: /7798123001037/ })).toBeVisible()
    const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    await expect(JSON.parse(jsonLd)).toMatchObject({
      '@type': 'Product',
      name: 'Bulón hexagonal',
      description: expect.stringMatching(/^Cabeza hexagonal y rosca métrica/),
    })
  },
})

export const DetalleEnTelefono = meta.story({
  ...phone,
  parameters: chosen(1),
  play: seesA('heading', 'Bulón hexagonal'),
})

export const DetalleCargando = meta.story({
  parameters: { ...chosen(1), scenario: '*:hang' },
  play: async ({ canvas }) => expect(await canvas.findByText('Cargando el producto…')).toBeInTheDocument(),
})

export const DetalleFalla = meta.story(retries('obtenerProducto', seesA('heading', 'Bulón hexagonal'), chosen(1)))

export const NoExiste = meta.story({
  parameters: chosen(12_345),
  play: inOrder(
    seesA('heading', 'No encontramos ese producto'),
    clicks('link', 'Ver todos los productos'),
    sees('24 productos'),
  ),
})

export const Volver = meta.story({
  beforeEach: withoutReload,
  parameters: chosen(1),
  play: inOrder(presses('Volver'), reloads, isFocused('link', 'Bulón hexagonal')),
})

export const ImagenAmpliada = meta.story({
  parameters: chosen(1),
  play: inOrder(
    measures('button', 'Ampliar imagen 1 de Bulón hexagonal', { width: 454, height: 448 }),
    presses('Ampliar imagen 1 de Bulón hexagonal'),
    onPage(seesA('dialog', 'Bulón hexagonal'), seesA('img', /imagen 1 de 2/)),
  ),
})

export const ImagenesConFlechas = meta.story({
  parameters: chosen(1),
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Ampliar imagen 1 de Bulón hexagonal' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Bulón hexagonal' })
    const current = (name: string) =>
      expect(within(dialog).getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}') // Embla loads after the first paint.
      await current('Ir a 2 de 2')
    })
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => current('Ir a 1 de 2'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

const odd = (values: Parameters<typeof producto>[0]) => ({
  parameters: chosen(1),
  beforeEach: answers(obtenerProducto, producto(values)),
})

export const SinImagenes = meta.story({
  ...odd({ imagenes: [] }),
  play: inOrder(seesA('img', 'Bulón hexagonal, sin imagen'), atRest),
})

export const SinMedidas = meta.story({
  ...odd({ sub_productos: [] }),
  play: inOrder(sees(/Consultanos por las medidas/), lacksA('table'), atRest),
})

export const CodigoCopiado = meta.story({
  parameters: chosen(1),
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.click(await canvas.findByRole('button', { name: '011250' }))
    await expect(copied).toHaveBeenCalledWith('011250')
    await expect(await canvas.findByText('Copiado')).toBeInTheDocument()
  },
})

export const SoloLoBuscado = meta.story({
  parameters: { address: '/productos?id=1&buscar=m12' },
  play: inOrder(
    counts(3, 'row'),
    presses('Ver los 6'),
    counts(7, 'row'),
    presses('Ver solo los que coinciden'),
    counts(3, 'row'),
  ),
})

/**
 * Links lead from product to product of the list; the products seen stay in this browser until the visitor clears them.
 */
export const AnteriorYSiguiente = meta.story({
  ...ofRelease,
  parameters: { address: '/productos?id=1&buscar=bulón' },
  beforeEach: () => forgetSeen(),
  play: inOrder(
    clicks('link', 'Siguiente: Bulón carruaje'),
    clicks('link', 'Siguiente: Bulón U'),
    seesA('link', 'Anterior: Bulón carruaje'),
    seesA('region', 'Vistos hace poco'),
    seesA('region', 'Va con este producto'),
  ),
})

export const TextosLargos = meta.story({
  ...onPhone,
  ...odd({
    nombre: longTitle,
    texto: longText,
    sub_productos: [
      { codigo: 'CÓDIGO-'.repeat(6), tamaño: longTitle, pack: 'Caja x 1.000 unidades', codigobarra: '7'.repeat(40) },
    ],
  }),
  play: inOrder(seesA('heading', longTitle), fits, atRest),
})
