import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerProductos } from '../../../src/contract/producto.ts'
import { fragmentOf } from '../../../src/state/pedido/link.ts'
import { PedidoPage } from '../../../src/site/pedido/PedidoPage.tsx'
import { linesOf } from '../../../src/state/pedido/linea.ts'
import { forgetChange, replacePedido, undo, usePedido } from '../../../src/state/pedido/pedido.ts'
import { answers } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'

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

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }

const bulon = {
  codigo: '011250',
  nombre: 'Bulón hexagonal',
  tamaño: 'M12 x 50',
  pack: 'Caja x 50',
  codigobarra: '7798123001037',
  cantidad: 20,
  nota: '',
}
const cadena = {
  codigo: '230600',
  nombre: 'Cadena',
  tamaño: '6 mm',
  pack: 'Rollo x 30 m',
  codigobarra: '',
  cantidad: 2,
  nota: 'sin cortar',
}
const gone = {
  codigo: '990011',
  nombre: 'Remache ciego',
  tamaño: '4 x 12',
  pack: 'Caja x 1000',
  codigobarra: '',
  cantidad: 1,
  nota: '',
}
const holding = (...lines: object[]) => ({ beforeEach: () => replacePedido(linesOf(lines)) })
const shared = (de: string) => ({ address: `/pedido#${fragmentOf({ de, lines: linesOf([bulon, cadena]) })}` })
const quick = () => screen.findByRole('textbox', { name: 'Códigos y cantidades' })

export const Vacio = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Todavía no agregaste medidas/)).toBeVisible()
    await quick()
    await expect(canvas.queryByRole('heading', { name: 'Pedir cotización' })).toBeNull()
  },
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
  ...phone,
  ...holding(bulon, cadena, gone),
  play: async () => {
    await quick()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

/** Its product was deleted since: the line stays, and says so. */
export const MedidaDesaparecida = meta.story({
  ...holding(gone, { ...bulon, pack: 'Caja x 100' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ya no está en el catálogo')).toBeVisible()
    await expect(canvas.getByText('Ahora se vende por: Caja x 50')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bulón hexagonal M12 x 50' })).toHaveAttribute(
      'href',
      '/productos?id=1&buscar=011250',
    )
  },
})

export const QuitarYDeshacer = meta.story({
  ...holding(bulon, cadena),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar 011250' }))
    await expect(canvas.queryByRole('row', { name: /011250/ })).toBeNull()
    await expect(usePedido.getState().change?.said).toBe('Quitaste 011250 · M12 x 50')
    undo()
    await expect(await canvas.findByRole('row', { name: /011250/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vaciar' }))
    await expect(await canvas.findByText(/Todavía no agregaste medidas/)).toBeVisible()
  },
})

export const PedidoRapido = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await quick())
    await userEvent.paste('Código\tCantidad\n011250 x 20\n040825\t5\nM12x50 x 4\n011251 x 2\nzzz')
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al pedido' }))
    await expect(await canvas.findByText('Agregamos 2 líneas. 3 líneas quedan para revisar.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Packs de 040825' })).toHaveValue('5')
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^011250 Bulón hexagonal M12 x 50 4 packs/ })[0] ?? document.body,
    )
    await expect(canvas.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('24')
    const [line] = canvas.getAllByRole('textbox', { name: 'Línea para revisar' })
    await expect(line).toHaveValue('011251 x 2')
    await userEvent.clear(line ?? document.body)
    await userEvent.type(line ?? document.body, '010830 x 7{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Packs de 010830' })).toHaveValue('7')
    await expect(canvas.getByText(/No se parece a nada del catálogo/)).toBeVisible()
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

export const ArchivoCsv = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quick()
    await userEvent.upload(
      canvas.getByLabelText(/CSV o XLSX/),
      new File(['codigo;cantidad\n011250;12\n010830;3\n'], 'pedido.csv', { type: 'text/csv' }),
    )
    await expect(await canvas.findByText('Agregamos 2 líneas.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('12')
  },
})

/** A list of somebody else's is never one's own without asking. */
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
  ...phone,
  parameters: shared(''),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Este pedido te lo compartió otra persona.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Usarlo como mi pedido' }))
    await waitFor(() => expect(usePedido.getState().lines).toHaveLength(2))
  },
})

export const EnlaceIncompleto = meta.story({
  parameters: { address: shared('Ana').address.slice(0, -20) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Este enlace llegó incompleto/)).toBeVisible()
  },
})

/** Longer than the form's message may be, even as a link. */
export const DosMil = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answers(obtenerProductos, []))
    replacePedido(
      linesOf(
        Array.from({ length: 2_000 }, (_, i) => ({
          ...bulon,
          codigo: String((i * 7919) % 1_000_003).padStart(7, '0'),
          cantidad: 1 + (i % 37),
        })),
      ),
    )
  },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/En el formulario no entran las últimas [\d.]+ medidas/)).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(400)
    const last = usePedido.getState().lines.at(-1)?.codigo ?? ''
    canvas.getByRole('table').scrollIntoView({ block: 'end', behavior: 'instant' })
    await expect(await canvas.findByRole('row', { name: new RegExp(last) })).toBeVisible()
    dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('row')).toHaveLength(2_001)
    dispatchEvent(new Event('afterprint'))
  },
})
