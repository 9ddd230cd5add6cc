import preview from '../.storybook/preview.tsx'
import * as panelIcons from '../../src/panel/kit/icons.tsx'
import * as icons from '../../src/ui/icons/index.tsx'
import * as more from '../../src/ui/icons/more.tsx'
import { onDark, onLight } from './grounds.tsx'

const meta = preview.meta({ title: 'ui/Icons' })

const sheet = () => (
  <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))', gap: 'var(--space-5)' }}>
    {Object.entries({ ...icons, ...more, ...panelIcons }).map(([name, Icon]) => (
      <li
        key={name}
        style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-2)', fontSize: 'var(--text-sm)' }}
      >
        <Icon />
        {name}
      </li>
    ))}
  </ul>
)

export const Todos = meta.story({ render: sheet, decorators: [onLight] })
export const TodosSobreNegro = meta.story({ render: sheet, decorators: [onDark] })
