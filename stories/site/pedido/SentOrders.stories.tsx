import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PedidoPage } from '#site/pedido/PedidoPage.tsx'
import { keepSent, type SentOrder } from '#state/outbox/waiting.ts'
import { parseLines } from '#state/pedido/linea.ts'
import { replacePedido, undo, usePedido } from '#state/pedido/pedido.ts'
import { putIntoOutbox } from '../outbox.ts'
import { onSite } from '../../app/in-app.tsx'
import { bulon, gone } from './lines.ts'
import { clicksOn, inOrder, presses, writes } from '../../play.ts'
import { fieldIsFocused, fits, holds, lacksA, losesA, sees, seesA } from '../../sees.ts'
import { onPhone } from '../../widths.ts'

const meta = preview.meta({
  component: PedidoPage,
  title: 'site/pedido/SentOrders',
  decorators: [onSite],
  parameters: { address: '/pedido' },
})

const order = (more: Partial<SentOrder> = {}): SentOrder => ({
  numero: '20261123-7KQ4',
  de: 'Ana Ríos',
  lines: parseLines([bulon]),
  state: 'sent',
  since: Date.parse('2026-11-23T10:00:00-03:00'),
  by: 'form',
  ...more,
})
const having = (...orders: SentOrder[]) => ({
  beforeEach: async () => {
    for (const one of orders) await keepSent(one)
  },
})

export const Ninguno = meta.story({
  play: inOrder(seesA('textbox', 'Códigos y cantidades'), lacksA('heading', 'Enviados')),
})

export const Uno = meta.story({
  ...having(order()),
  play: inOrder(
    sees(/^Enviado con el formulario el 23 de noviembre de 2026.*10:00 · De parte de: Ana Ríos$/),
    clicksOn('Ver medidas'),
    seesA('row', /011250/),
    presses('Eliminar el pedido 20261123-7KQ4'),
    losesA('heading', 'Enviados'),
    async () => undo(),
    seesA('heading', 'Pedido 20261123-7KQ4 Enviado'),
  ),
})

export const Esperando = meta.story({
  beforeEach: () =>
    putIntoOutbox({
      key: '1',
      since: Date.now(),
      state: 'waits',
      call: 'enviarCorreo',
      input: { nombre: 'Ana', empresa: 'Taller', email: 'ana@taller.example', celular: '', mensaje: 'Hola' },
      pedido: { numero: '20261123-7KQ4', de: '', lines: parseLines([bulon]), texto: 'Hola' },
    }),
  play: inOrder(
    seesA('heading', 'Pedido 20261123-7KQ4 Esperando'),
    presses('No enviarlo'),
    holds({ 'Packs de 011250': '20' }),
    sees('Pedido 20261123-7KQ4'),
  ),
})

/** 'Repetir' asks first when the list is not empty, and names the sizes that are no longer sold. */
export const RepetirConMedidasDesaparecidas = meta.story({
  beforeEach: async () => {
    await keepSent(order({ lines: parseLines([bulon, gone]) }))
    replacePedido(parseLines([bulon]))
  },
  play: inOrder(
    seesA('textbox', 'Códigos y cantidades'),
    presses('Repetir el pedido 20261123-7KQ4'),
    sees('Tu pedido ya tiene 1 medida.'),
    presses('Sumarlo a mi pedido'),
    sees('990011 · Remache ciego 4 x 12'),
    async () => expect(usePedido.getState().lines).toMatchObject([{ codigo: '011250', cantidad: 40 }]),
  ),
})

export const NombresLargos = meta.story({
  ...onPhone,
  ...having(
    order({
      de: 'Distribuidora Industrial y Ferretera del Noroeste Argentino Sociedad de Responsabilidad',
      lines: parseLines([{ ...bulon, nombre: 'Bulónhexagonal'.repeat(12) }]),
    }),
  ),
  play: inOrder(seesA('heading', 'Enviados'), fits),
})

export const NoEsUnNumero = meta.story({
  beforeEach: () => replacePedido(parseLines([bulon, gone])),
  play: inOrder(
    writes({ 'Packs de 011250': 'veinte{Enter}' }),
    async ({ canvas }) =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Escribí un número entero, como 12 o 1\.000; hasta 99\.999\.$/,
      ),
    holds({ 'Packs de 011250': 'veinte' }),
    fieldIsFocused('Packs de 011250'),
    writes({ 'Packs de 011250': '1.000{Enter}' }),
    fieldIsFocused('Packs de 990011'),
    async () => expect(usePedido.getState().lines[0]).toMatchObject({ cantidad: 1_000 }),
  ),
})
