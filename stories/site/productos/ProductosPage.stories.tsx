import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ProductosPage } from '#site/productos/ProductosPage.tsx'
import { loading, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { clicks, inOrder, presses, searchesFor } from '../../play.ts'
import { atRest, cardsPerRow, fits, measures, sees, seesA } from '../../sees.ts'
import { onPhone, phone } from '../../widths.ts'

const meta = preview.meta({
  component: ProductosPage,
  title: 'site/productos/ProductosPage',
  decorators: [onSite],
})

const search = () => screen.findByRole('searchbox', { name: 'Nombre, código o código de barras' })

export const Lista = meta.story({
  play: inOrder(sees('24 productos'), cardsPerRow(4, 2), measures('link', 'Bulón hexagonal', { height: 400 })),
})

export const ListaEnTelefono = meta.story({ ...phone, play: seesA('heading', 'Bulón hexagonal') })

export const Cargando = meta.story({ ...loading })

export const SinProductos = meta.story({
  parameters: { scenario: 'obtenerProductos:empty' },
  play: inOrder(sees(/Todavía no hay productos/), atRest),
})

export const Falla = meta.story(retries('obtenerProductos', seesA('heading', 'Bulón hexagonal')))

export const Busqueda = meta.story({
  play: inOrder(sees('24 productos'), searchesFor('BULON'), sees('3 productos coinciden con «BULON»'), ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').filter((item: HTMLElement) => item.dataset['registro'])).toHaveLength(3),
  ),
})

export const BusquedaSinResultados = meta.story({
  play: inOrder(sees('24 productos'), searchesFor('remache'), sees('Ningún producto coincide con «remache»')),
})

export const PorCodigoDeBarras = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('24 productos')
    await userEvent.type(await search(), '7798123001037')
    await expect(await canvas.findByText('1 producto coincide con «7798123001037»')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Bulón hexagonal' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toHaveFocus())
    await expect(await canvas.findByRole('row', { name: /011250.*coincide con tu búsqueda/ })).toBeVisible()
    await expect(canvas.getByText('«7798123001037» coincide con 1 de 6 códigos.')).toBeVisible()
  },
})

export const PorMedida = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('24 productos')
    await userEvent.type(await search(), 'perno m12')
    const sizes = within(await canvas.findByRole('region', { name: 'Medidas que coinciden' })).getAllByRole('link')
    await expect(sizes[0]).toHaveTextContent('Bulón hexagonalM12 x 50011250Caja x 50')
    await userEvent.click(sizes[0] ?? document.body)
    await expect(await canvas.findByText('«perno m12» coincide con 2 de 6 códigos.')).toBeVisible()
  },
})

export const LoMasParecido = meta.story({
  play: inOrder(
    sees('24 productos'),
    searchesFor('tuerca inoxidable m8'),
    sees('Ningún producto coincide con todo «tuerca inoxidable m8». Lo más parecido:'),
    ({ canvas }) => expect(canvas.getAllByRole('link', { name: /Tuerca/ })).not.toHaveLength(0),
  ),
})

export const MedidaQueFalta = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('24 productos')
    await userEvent.type(await search(), 'arandela m5')
    await expect(await canvas.findByText('No hay arandelas M5; la más chica es M6.')).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: 'Medidas que coinciden' })).getAllByRole('link'),
    ).toHaveLength(2)
  },
})

export const QuisisteDecir = meta.story({
  play: inOrder(
    sees('24 productos'),
    searchesFor('arandla plana m8'),
    presses('arandela plana m8'),
    sees('1 producto coincide con «arandela plana m8»'),
  ),
})

export const TodasLasMedidas = meta.story({
  play: inOrder(
    sees('24 productos'),
    searchesFor('m8'),
    clicks('link', /^Ver las \d+ medidas$/),
    seesA('table', 'Medidas del catálogo'),
  ),
})

export const MuyCorta = meta.story({
  play: inOrder(sees('24 productos'), searchesFor('b'), sees(/«b» no alcanza para buscar/)),
})

export const SoloEnLaDescripcion = meta.story({
  play: inOrder(sees('24 productos'), searchesFor('motores'), sees('1 producto nombra «motores» en su descripción')),
})

export const MedidasEnTelefono = meta.story({
  ...onPhone,
  play: inOrder(sees('24 productos'), searchesFor('12x50'), seesA('region', 'Medidas que coinciden'), fits),
})

export const EnterAbreElUnico = meta.story({
  play: inOrder(sees('24 productos'), searchesFor('7798123001037{Enter}'), async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeVisible(),
  ),
})

/** The detail shows the data of a list that was searched before its own answer arrives. */
export const DesdeLaLista = meta.story({
  parameters: { scenario: 'obtenerProducto:hang', address: '/productos?buscar=cadena' },
  play: inOrder(clicks('link', /Cadena/), seesA('table')),
})
