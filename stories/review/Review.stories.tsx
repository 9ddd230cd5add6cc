import preview from '../.storybook/preview.tsx'
import { Door } from '#review/Door.tsx'
import { keepOpenTool } from '#review/tab-state.ts'
import { isFocused, lacksA, seesA } from '../sees.ts'
import { onPhone } from '../widths.ts'
import { inOrder, keys, presses } from '../play.ts'

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
})

const name = 'Sala de revisión'

export const Cerrada = meta.story({ play: seesA('button', name) })

/** Opened and closed by keys; the focus goes in, and back to the button. */
export const Abierta = meta.story({
  play: inOrder(
    keys('{Tab}'),
    isFocused('button', name),
    keys('{Enter}'),
    isFocused('heading', name),
    seesA('link', 'Correos del panel'),
    keys('{Escape}'),
    isFocused('button', name),
    keys('{Control>}{Alt>}r{/Alt}{/Control}'),
    seesA('navigation', 'Herramientas'),
  ),
})

/** After a look at the page, the button opens the same tool again. */
export const VuelveAbierta = meta.story({
  beforeEach: () => keepOpenTool('escenarios'),
  play: inOrder(presses('Cerrar la sala'), presses(name), seesA('textbox', 'Escenario')),
})

export const EnTelefono = meta.story({
  ...onPhone,
  beforeEach: () => keepOpenTool('escenarios'),
  play: seesA('textbox', 'Escenario'),
})

/** `?demo=0` hides the review tools. */
export const Escondida = meta.story({
  beforeEach: () => sessionStorage.setItem('demo', '0'),
  play: lacksA('button', name),
})
