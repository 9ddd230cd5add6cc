import type { ComponentType } from 'react'

/** The review tools' sheet, as wide as it is beside a page; the whole of a phone. */
export const inSheet = (title: string) => (Story: ComponentType) => (
  <aside
    aria-label="Sala de revisión"
    style={{
      width: 'min(31rem, 100%)',
      marginLeft: 'auto',
      padding: 'var(--space-4)',
      borderLeft: '1px solid var(--line)',
    }}
  >
    <h2 style={{ marginBottom: 'var(--space-4)' }}>{title}</h2>
    <div style={{ containerType: 'inline-size' }}>
      <Story />
    </div>
  </aside>
)
