import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { encodeFragment } from '#state/pedido/link.ts'
import { PedidoPage } from '#site/pedido/PedidoPage.tsx'
import { parseLines } from '#state/pedido/linea.ts'
import { replacePedido, undo, usePedido } from '#state/pedido/pedido.ts'
import { onSite } from '../../app/in-app.tsx'
import { bulon, cadena, gone } from './lines.ts'
import { inOrder, keys, presses, types, uploads, writes } from '../../play.ts'
import { fits, holds, isFocused, lacks, lacksA, leads, losesA, reads, sees, seesA } from '../../sees.ts'
import { onPhone } from '../../widths.ts'

const meta = preview.meta({
  component: PedidoPage,
  title: 'site/pedido/PedidoPage',
  decorators: [onSite],
  parameters: { address: '/pedido' },
})

const holding = (...lines: object[]) => ({ beforeEach: () => replacePedido(parseLines(lines)) })
const shared = (de: string) => ({ address: `/pedido#${encodeFragment({ de, lines: parseLines([bulon, cadena]) })}` })
const quick = () => screen.findByRole('textbox', { name: 'Códigos y cantidades' })

export const Vacio = meta.story({
  play: inOrder(sees(/Todavía no agregaste medidas/), quick, lacksA('heading', 'Pedir cotización')),
})

export const ConMedidas = meta.story({
  ...holding(bulon, cadena),
  play: inOrder(
    quick,
    sees('2 medidas · 22 packs · 1.000 unidades, más las de 1 medida cuyo pack no dice cuántas trae'),
    writes({ 'Packs de 011250': '3' }),
    reads('row', /011250/, '150'),
    presses('Un pack más de 011250'),
    holds({ 'Packs de 011250': '4' }),
    types('Nota de 011250', 'urgente'),
    async () => expect(usePedido.getState().lines[0]).toMatchObject({ cantidad: 4, nota: 'urgente' }),
  ),
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
  play: inOrder(
    presses('Quitar 011250'),
    losesA('row', /011250/),
    async () => {
      await expect(usePedido.getState().change?.message).toBe('Quitaste 011250 · M12 x 50')
      undo()
    },
    seesA('row', /011250/),
    presses('Vaciar'),
    sees(/Todavía no agregaste medidas/),
  ),
})

const pastes = (text: string) => async (): Promise<void> => {
  await userEvent.click(await quick())
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Agregar al pedido' }))
}
const chooses = (name: string, text: string) =>
  inOrder(quick, uploads(/CSV o XLSX/, new File([text], name, { type: 'text/csv' })))

/** A line to review says of which file it is, also once the list is emptied and another file comes. */
export const ParaRevisarDeDosArchivos = meta.story({
  play: inOrder(
    chooses('marzo.csv', '011250 x 20\n240800 x diez'),
    sees(/^De «marzo\.csv»\./),
    presses('Vaciar'),
    sees(/Todavía no agregaste medidas/),
    lacks(/Agregamos 1 línea/),
    chooses('abril.csv', '010830 x 10-12'),
    sees(/^De «abril\.csv»\./),
    sees(/^De «marzo\.csv»\./),
    pastes('020870 x tres'),
    sees(/^Del texto que pegaste\./),
  ),
})

/** Unclear lines scroll into sight and say why; the keyboard alone can go through them. */
export const ParaRevisar = meta.story({
  ...onPhone,
  ...holding(...Array.from({ length: 30 }, (_, i) => ({ ...bulon, codigo: `9${String(i).padStart(5, '0')}` }))),
  play: inOrder(
    pastes('011250 x 20\n240800 x diez\n010830 x 10-12\n040825 x 0'),
    async ({ canvas }) => {
      const heading = (await canvas.findByText('2 líneas para revisar')).parentElement
      await waitFor(() => expect(heading).toHaveFocus())
      await expect(heading?.getBoundingClientRect().top).toBeLessThan(innerHeight / 2)
      await expect(
        canvas.getByText('Agregamos 1 línea. 2 líneas quedan para revisar. 1 línea sin cantidad no se agregó.'),
      ).toBeInTheDocument()
      await expect(usePedido.getState().change?.message).toBe('1 medida en tu pedido, 2 para revisar')
    },
    keys('{Tab}{Tab}'),
    async ({ canvas }) => {
      const [line] = canvas.getAllByRole('textbox', { name: 'Línea para revisar' })
      await expect(line).toHaveFocus()
      await expect(line).toHaveAccessibleDescription(/No es seguro cuántos son/)
    },
    keys('{Control>}a{/Control}240800 x 10{Enter}'),
    holds({ 'Packs de 240800': '10' }),
    isFocused('textbox', 'Línea para revisar'),
    keys('{Tab}{Enter}'),
    isFocused('textbox', 'Códigos y cantidades'),
  ),
})

/** The company's own template, not filled in. */
export const TablaSinCantidades = meta.story({
  play: inOrder(
    pastes('Código\tMedida\tCantidad de packs\n011250\tM12 x 50\t\n010830\tM8 x 30\t0'),
    sees('2 líneas sin cantidad no se agregaron.'),
    async () => expect(usePedido.getState().lines).toEqual([]),
  ),
})

export const ArchivoQueNoSeLee = meta.story({
  play: inOrder(
    chooses('pedido.xlsx', 'PK\u0003\u0004 nada'),
    sees('No pudimos leer «pedido.xlsx»: tiene que ser un CSV o un XLSX.'),
  ),
})

/** The reason is the file's own, with what to do. */
export const ArchivoDeOtroPrograma = meta.story({
  play: inOrder(
    chooses('pedido.xls', '<html><table><tr><td>011250</td><td>20</td></tr></table></html>'),
    sees(
      'No pudimos leer «pedido.xls»: es una página web con nombre de planilla: abrila en Excel y guardala como XLSX.',
    ),
    async () => expect(usePedido.getState().lines).toEqual([]),
  ),
})

/** Whoever struck a line may not want it, in a file as in a message. */
export const RenglonTachado = meta.story({
  play: inOrder(
    pastes('011250 x 20\n~020870 x 3~'),
    sees('1 línea para revisar'),
    sees(/Viene tachada: si va igual, tocala; si no, descartala\.$/),
    holds({ 'Packs de 011250': '20' }),
    lacksA('textbox', 'Packs de 020870'),
    presses(/^020870 .* 3 packs/),
    holds({ 'Packs de 020870': '3' }),
  ),
})

/** Below a heading that refuses nothing is ordered until somebody says so; the next heading ends it. */
export const Devuelto = meta.story({
  play: inOrder(
    pastes('Devolver:\n020870 x 3\nPara la obra:\n011250 x 20'),
    sees('2 líneas para revisar'),
    holds({ 'Packs de 011250': '20' }),
    lacksA('textbox', 'Packs de 020870'),
    sees('Dice «devolver»: si va igual, tocala; si no, descartala.'),
  ),
})

/** A phone copies a table cell by cell: the amount below a code is the code's. */
export const CopiadoDelTelefono = meta.story({
  ...onPhone,
  play: inOrder(
    pastes('Código\nCantidad\n040825\n6\n020870\n3\n011250\n20'),
    sees('Agregamos 3 líneas.'),
    holds({ 'Packs de 040825': '6', 'Packs de 020870': '3', 'Packs de 011250': '20' }),
    lacks(/para revisar/),
  ),
})

/** A list from a link is added only on request. */
export const Compartido = meta.story({
  parameters: shared('Ana Ríos'),
  beforeEach: () => replacePedido(parseLines([gone])),
  play: inOrder(
    sees('Este pedido te lo compartió Ana Ríos.'),
    async ({ canvas }) => {
      await expect(within(canvas.getByRole('table')).queryByRole('textbox')).toBeNull()
      await expect(usePedido.getState().lines).toHaveLength(1)
    },
    presses('Sumarlo a mi pedido'),
    holds({ 'Packs de 011250': '20' }),
    async () => {
      const codes = usePedido.getState().lines.map(({ codigo }) => codigo)
      await expect(codes).toEqual(['990011', '011250', '230600'])
    },
  ),
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
  beforeEach: () => {
    const codes = Array.from({ length: 2_000 }, (_, i) => String((i * 7919) % 1_000_003).padStart(7, '0'))
    replacePedido(parseLines(codes.map((codigo) => ({ ...bulon, codigo }))))
  },
  parameters: { seed: { productos: [] }, a11y: { test: 'off' } },
  play: sees(/En el formulario no entran las últimas [\d.]+ medidas/),
})
