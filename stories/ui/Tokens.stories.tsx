import preview from '../.storybook/preview.tsx'
import { onDark, onLight } from './grounds.tsx'

const meta = preview.meta({ title: 'ui/Tokens' })

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']

const Type = () => (
  <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
    {sizes.map((size) => (
      <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 'var(--leading-snug)' }}>
        Bulones, tuercas y arandelas · {size}
      </p>
    ))}
    <p style={{ color: 'var(--ink-soft)' }}>Texto secundario</p>
    <p style={{ color: 'var(--accent)' }}>El único acento</p>
    <p style={{ color: 'var(--accent-text)', background: 'var(--ground-soft)' }}>El acento sobre un fondo suave</p>
    <p style={{ color: 'var(--ink-soft)', background: 'var(--ground-soft)' }}>Texto secundario sobre un fondo suave</p>
    <p style={{ color: 'var(--success-text)', background: 'var(--ground-soft)' }}>Éxito sobre un fondo suave</p>
    <p style={{ fontVariantNumeric: 'tabular-nums' }}>
      7791234000018
      <br />
      7791111111111
    </p>
  </div>
)

export const Claro = meta.story({ render: () => <Type />, decorators: [onLight] })
export const Oscuro = meta.story({ render: () => <Type />, decorators: [onDark] })
