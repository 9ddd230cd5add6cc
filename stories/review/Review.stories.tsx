import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Door } from '../../src/review/Door.tsx'
import { keepOpenTool } from '../../src/review/tab-state.ts'
import { onPhone } from '../widths.ts'
import { seesA } from '../play.ts'

const forget = () => {
  keepOpenTool(null)
  sessionStorage.removeItem('demo')
  sessionStorage.removeItem('sala.ultima')
}

const meta = preview.meta({
  component: Door,
  title: 'review/Sala',
  decorators: [
    (Story) => (
      <main style={{ minHeight: '100vh' }}>
        <h1 style={{ padding: 'var(--space-6)' }}>La página que se mira</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    forget()
    return forget
  },
})

const name = 'Sala de revisión'

export const Cerrada = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
  },
})

/** Opened and closed by keys; the focus goes in, and back to the button. */
export const Abierta = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    await userEvent.keyboard('{Control>}{Alt>}r{/Alt}{/Control}')
    await expect(await canvas.findByRole('navigation', { name: 'Herramientas' })).toBeVisible()
  },
})

/** After a look at the page, the button opens the same tool again. */
export const VuelveAbierta = meta.story({
  beforeEach: () => keepOpenTool('escenarios'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar la sala' }))
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await canvas.findByRole('textbox', { name: 'Escenario' })).toBeVisible()
  },
})

export const EnTelefono = meta.story({
  ...onPhone,
  beforeEach: () => keepOpenTool('escenarios'),
  play: seesA('textbox', 'Escenario'),
})

/** `?demo=0` hides the review tools. */
export const Escondida = meta.story({
  beforeEach: () => sessionStorage.setItem('demo', '0'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})
