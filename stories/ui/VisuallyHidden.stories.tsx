import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { onLight } from './grounds.tsx'

const meta = preview.meta({
  component: VisuallyHidden,
  title: 'ui/VisuallyHidden',
  args: { children: 'productos en el pedido' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
  decorators: [onLight],
})

export const EnUnNumero = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getByText('productos en el pedido')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})
