import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ProductosPage } from '#site/productos/ProductosPage.tsx'
import { onSite } from '../../app/in-app.tsx'
import { copyOf, clicks, inOrder, keys, presses } from '../../play.ts'
import { fits, isChecked, isFocused, sees } from '../../sees.ts'
import { onPhone } from '../../widths.ts'

const meta = preview.meta({
  component: ProductosPage,
  title: 'site/productos/Narrowing',
  decorators: [onSite],
})

const at = (search: string) => ({ parameters: { address: `/productos?${search}` } })

/** Counts follow the chosen values; values that would leave nothing are disabled. */
export const Filtros = meta.story({
  ...at('buscar=hexagonal'),
  play: inOrder(
    presses(/^Diámetro/),
    clicks('checkbox', 'M12 3'),
    sees('2 productos, 3 medidas coinciden con «hexagonal»'),
    clicks('checkbox', 'M20 2'),
    sees('2 productos, 5 medidas coinciden con «hexagonal»'),
    presses(/^Largo/),
    async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: '30 mm 0' })).toBeDisabled(),
    clicks('checkbox', '50 mm 1'),
    sees('1 producto, 1 medida coincide con «hexagonal»'),
    keys('{Escape}'),
    isFocused('button', /^Largo/),
    presses('Quitar filtros'),
    sees(/productos coinciden con «hexagonal»/),
  ),
})

export const FiltrosEnTelefono = meta.story({
  ...onPhone,
  ...at('diametro=M8_M10'),
  play: inOrder(presses(/^Diámetro/), isChecked('checkbox', /^M8/), fits),
})

/** An address with a value that no size has: the page says so, and offers to drop it. */
export const NadaPasa = meta.story({
  ...at('diametro=M99'),
  play: inOrder(
    sees('Ninguna de las medidas encontradas pasa estos filtros.'),
    async ({ canvas }) => canvas.getAllByRole('button', { name: 'Quitar filtros' }).at(-1)?.click(),
    sees('24 productos'),
  ),
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

/** All sizes, also those that are not in sight. */
export const TablaCopiada = meta.story({
  ...at('vista=tabla'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copiar la lista' })).toBeVisible()
    const lines = copyOf((selection) => selection.selectAllChildren(document.body))?.split('\n') ?? []
    await expect([lines.length, lines[0]]).toEqual([101, 'Producto\tTamaño\tPack\tCódigo\tCódigo de barras'])
    await expect(lines).toContain('Bulón hexagonal\tM12 x 50\tCaja x 50\t011250\t7798123001037')
  },
})

export const TablaEnTelefono = meta.story({
  ...onPhone,
  ...at('vista=tabla'),
  play: inOrder(sees('24 productos, 100 medidas'), fits),
})
