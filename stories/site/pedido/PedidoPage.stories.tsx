import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerProductos } from '../../../src/contract/producto.ts'
import { fragmentOf } from '../../../src/state/pedido/link.ts'
import { PedidoPage } from '../../../src/site/pedido/PedidoPage.tsx'
import { linesOf } from '../../../src/state/pedido/linea.ts'
import { forgetChange, replacePedido, undo, usePedido } from '../../../src/state/pedido/pedido.ts'
import { answers } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'
import { bulon, cadena, gone } from './lines.ts'
import { onPhone } from '../../widths.ts'
import { fits, inOrder, lacksA, leads, presses, sees } from '../../play.ts'

const meta = preview.meta({
  component: PedidoPage,
  title: 'site/pedido/PedidoPage',
  decorators: [onSite],
  parameters: { address: '/pedido' },
  beforeEach: () => {
    sessionStorage.clear()
    replacePedido([])
    forgetChange()
    return () => replacePedido([])
  },
})

const holding = (...lines: object[]) => ({ beforeEach: () => replacePedido(linesOf(lines)) })
const shared = (de: string) => ({ address: `/pedido#${fragmentOf({ de, lines: linesOf([bulon, cadena]) })}` })
const quick = () => screen.findByRole('textbox', { name: 'Códigos y cantidades' })

export const Vacio = meta.story({
  play: inOrder(sees(/Todavía no agregaste medidas/), quick, lacksA('heading', 'Pedir cotización')),
})

export const ConMedidas = meta.story({
  ...holding(bulon, cadena),
  play: async ({ canvas, userEvent }) => {
    await quick()
    await expect(
      canvas.getByText('2 medidas · 22 packs · 1.000 unidades, más las de 1 medida cuyo pack no dice cuántas trae'),
    ).toBeVisible()
    const packs = canvas.getByRole('textbox', { name: 'Packs de 011250' })
    await userEvent.clear(packs)
    await userEvent.type(packs, '3')
    await expect(canvas.getByRole('row', { name: /011250/ })).toHaveTextContent('150')
    await userEvent.click(canvas.getByRole('button', { name: 'Un pack más de 011250' }))
    await expect(packs).toHaveValue('4')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nota de 011250' }), 'urgente')
    await expect(usePedido.getState().lines[0]).toMatchObject({ cantidad: 4, nota: 'urgente' })
  },
})

export const EnTelefono = meta.story({
  ...onPhone,
  ...holding(bulon, cadena, gone),
  play: inOrder(quick, fits),
})

/** The product was deleted: its line stays, and says so. */
export const MedidaDesaparecida = meta.story({
  ...holding(gone, { ...bulon, pack: 'Caja x 100' }),
  play: inOrder(
    sees('Ya no está en el catálogo'),
    sees('Ahora se vende por: Caja x 50'),
    leads('Bulón hexagonal M12 x 50', '/productos?id=1&buscar=011250'),
  ),
})

export const QuitarYDeshacer = meta.story({
  ...holding(bulon, cadena),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar 011250' }))
    await expect(canvas.queryByRole('row', { name: /011250/ })).toBeNull()
    await expect(usePedido.getState().change?.message).toBe('Quitaste 011250 · M12 x 50')
    undo()
    await expect(await canvas.findByRole('row', { name: /011250/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vaciar' }))
    await expect(await canvas.findByText(/Todavía no agregaste medidas/)).toBeVisible()
  },
})

/** A line to review says of which file it is, also once the list is emptied and another file comes. */
export const ParaRevisarDeDosArchivos = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quick()
    const choose = (name: string, text: string) =>
      userEvent.upload(canvas.getByLabelText(/CSV o XLSX/), new File([text], name, { type: 'text/csv' }))
    await choose('marzo.csv', '011250 x 20\n240800 x diez')
    await expect(await canvas.findByText(/^De «marzo\.csv»\./)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar' }))
    await expect(await canvas.findByText(/Todavía no agregaste medidas/)).toBeVisible()
    await expect(canvas.queryByText(/Agregamos 1 línea/)).toBeNull()
    await choose('abril.csv', '010830 x 10-12')
    await expect(await canvas.findByText(/^De «abril\.csv»\./)).toBeVisible()
    await expect(canvas.getByText(/^De «marzo\.csv»\./)).toBeVisible()
    await userEvent.click(await quick())
    await userEvent.paste('020870 x tres')
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al pedido' }))
    await expect(await canvas.findByText(/^Del texto que pegaste\./)).toBeVisible()
  },
})

/** Unclear lines scroll into sight and say why; the keyboard alone can go through them. */
export const ParaRevisar = meta.story({
  ...onPhone,
  ...holding(...Array.from({ length: 30 }, (_, i) => ({ ...bulon, codigo: `9${String(i).padStart(5, '0')}` }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await quick())
    await userEvent.paste('011250 x 20\n240800 x diez\n010830 x 10-12\n040825 x 0')
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al pedido' }))
    const heading = (await canvas.findByText('2 líneas para revisar')).parentElement
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heading?.getBoundingClientRect().top).toBeLessThan(innerHeight / 2)
    await expect(
      canvas.getByText('Agregamos 1 línea. 2 líneas quedan para revisar. 1 línea sin cantidad no se agregó.'),
    ).toBeInTheDocument()
    await expect(usePedido.getState().change?.message).toBe('1 medida en tu pedido, 2 para revisar')
    await userEvent.keyboard('{Tab}{Tab}')
    const line = canvas.getAllByRole('textbox', { name: 'Línea para revisar' })[0]
    await expect(line).toHaveFocus()
    await expect(line).toHaveAccessibleDescription(/No es seguro cuántos son/)
    await userEvent.keyboard('{Control>}a{/Control}240800 x 10{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Packs de 240800' })).toHaveValue('10')
    await expect(canvas.getByRole('textbox', { name: 'Línea para revisar' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(await quick()).toHaveFocus()
  },
})

/** The company's own template, not filled in. */
export const TablaSinCantidades = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await quick())
    await userEvent.paste('Código\tMedida\tCantidad de packs\n011250\tM12 x 50\t\n010830\tM8 x 30\t0')
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al pedido' }))
    await expect(await canvas.findByText('2 líneas sin cantidad no se agregaron.')).toBeVisible()
    await expect(usePedido.getState().lines).toEqual([])
  },
})

export const ArchivoQueNoSeLee = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quick()
    await userEvent.upload(
      canvas.getByLabelText(/CSV o XLSX/),
      new File(['PK\u0003\u0004 nada'], 'pedido.xlsx', { type: 'text/csv' }),
    )
    await expect(
      await canvas.findByText('No pudimos leer «pedido.xlsx»: tiene que ser un CSV o un XLSX.'),
    ).toBeVisible()
  },
})

/** A list from a link is added only on request. */
export const Compartido = meta.story({
  parameters: shared('Ana Ríos'),
  beforeEach: () => replacePedido(linesOf([gone])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Este pedido te lo compartió Ana Ríos.')).toBeVisible()
    await expect(within(canvas.getByRole('table')).queryByRole('textbox')).toBeNull()
    await expect(usePedido.getState().lines).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Sumarlo a mi pedido' }))
    await waitFor(() =>
      expect(usePedido.getState().lines.map(({ codigo }) => codigo)).toEqual(['990011', '011250', '230600']),
    )
    await expect(await canvas.findByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('20')
  },
})

export const CompartidoSinNombre = meta.story({
  ...onPhone,
  parameters: shared(''),
  play: inOrder(sees('Este pedido te lo compartió otra persona.'), presses('Usarlo como mi pedido'), () =>
    waitFor(() => expect(usePedido.getState().lines).toHaveLength(2)),
  ),
})

export const EnlaceIncompleto = meta.story({
  parameters: { address: shared('Ana').address.slice(0, -20) },
  play: sees(/Este enlace llegó incompleto/),
})

/** Too long for the form's message, even as a link. */
export const DosMil = meta.story({
  beforeEach: (context) => {
    answers(obtenerProductos, [])(context)
    replacePedido(
      linesOf(
        Array.from({ length: 2_000 }, (_, i) => ({
          ...bulon,
          codigo: String((i * 7919) % 1_000_003).padStart(7, '0'),
        })),
      ),
    )
  },
  parameters: { a11y: { test: 'off' } },
  play: sees(/En el formulario no entran las últimas [\d.]+ medidas/),
})
