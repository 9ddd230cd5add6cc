import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ProductosPage } from '../../../src/site/productos/ProductosPage.tsx'
import { onSite } from '../page/on-site.tsx'
import { onPhone } from '../../widths.ts'
import { fits, inOrder, sees } from '../../play.ts'

const meta = preview.meta({
  component: ProductosPage,
  title: 'site/productos/Narrowing',
  decorators: [onSite],
  beforeEach: () => {
    sessionStorage.clear()
  },
})

const at = (search: string) => ({ parameters: { address: `/productos?${search}` } })
const facet = (name: RegExp) => screen.findByRole('button', { name })

/** Counts follow the chosen values; values that would leave nothing are disabled. */
export const Filtros = meta.story({
  ...at('buscar=hexagonal'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await facet(/^Diámetro/))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'M12 3' }))
    await expect(await canvas.findByText('2 productos, 3 medidas coinciden con «hexagonal»')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'M20 2' }))
    await expect(await canvas.findByText('2 productos, 5 medidas coinciden con «hexagonal»')).toBeVisible()
    await userEvent.click(await facet(/^Largo/))
    await expect(canvas.getByRole('checkbox', { name: '30 mm 0' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: '50 mm 1' }))
    await expect(await canvas.findByText('1 producto, 1 medida coincide con «hexagonal»')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await facet(/^Largo/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }))
    await expect(await canvas.findByText(/productos coinciden con «hexagonal»/)).toBeVisible()
  },
})

export const FiltrosEnTelefono = meta.story({
  ...onPhone,
  ...at('diametro=M8_M10'),
  play: async ({ userEvent }) => {
    await userEvent.click(await facet(/^Diámetro/))
    await expect(await screen.findByRole('checkbox', { name: /^M8/ })).toBeChecked()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

/** An address with a value that no size has: the page says so, and offers to drop it. */
export const NadaPasa = meta.story({
  ...at('diametro=M99'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ninguna de las medidas encontradas pasa estos filtros.')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) ?? document.body)
    await expect(await canvas.findByText('24 productos')).toBeVisible()
  },
})

const codes = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(2)?.textContent)

export const Tabla = meta.story({
  ...at('vista=tabla&buscar=bulón hexagonal'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Código de barras' })).toBeVisible()
    await expect(codes()).toEqual(['010830', '011040', '011250', '011260', '011670', '012090'])
    await userEvent.click(canvas.getByRole('button', { name: 'Tamaño' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tamaño' }))
    await waitFor(() => expect(codes()).toEqual(['012090', '011670', '011260', '011250', '011040', '010830']))
    await expect(canvas.getByRole('columnheader', { name: 'Tamaño' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Tarjetas' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader')).toBeNull())
    await expect(canvas.getByText('1 producto coincide con «bulón hexagonal»')).toBeVisible()
  },
})

export const TablaEnTelefono = meta.story({
  ...onPhone,
  ...at('vista=tabla'),
  play: inOrder(sees('24 productos, 100 medidas'), fits),
})
