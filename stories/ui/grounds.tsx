import type { ComponentType } from 'react'

/** A page's margins around a story. */
export const onLight = (Story: ComponentType) => (
  <div style={{ padding: 'var(--space-6) var(--gutter)' }}>
    <Story />
  </div>
)

/** The black ground of header, zone and footer. */
export const onDark = (Story: ComponentType) => (
  <div data-ground="dark" style={{ padding: 'var(--space-6) var(--gutter)' }}>
    <Story />
  </div>
)
