import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { inApp } from '../../app/in-app.tsx'
import { CardAdd } from '#site/pedido/CardAdd.tsx'
import { forgetChange, replacePedido, usePedido } from '#state/pedido/pedido.ts'
import { lacksA } from '../../sees.ts'

const meta = preview.meta({
  component: CardAdd,
  title: 'site/pedido/CardAdd',
  args: { producto: producto() },
  decorators: [
    inApp,
    (Story) => (
      <div style={{ position: 'relative', width: 300, height: 300 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    replacePedido([])
    forgetChange()
    return () => replacePedido([])
  },
})

export const Elegir = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar medidas de Bulón hexagonal a mi pedido' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bulón hexagonal' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Agregar 010830 a mi pedido' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Agregar otro pack de 010830 a mi pedido, hay 1' }))
    await waitFor(() => expect(usePedido.getState().lines).toMatchObject([{ codigo: '010830', cantidad: 2 }]))
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Agregar medidas de Bulón hexagonal a mi pedido, hay 1' }),
      ).toHaveFocus(),
    )
  },
})

export const SinMedidas = meta.story({
  args: { producto: producto({ sub_productos: [] }) },
  play: lacksA('button'),
})
