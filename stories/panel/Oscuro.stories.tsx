import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { productos } from '#panel/sections/productos/section.ts'
import { as, at, PanelAt } from './in-panel.tsx'
import { sees } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

const tell = (value: string | null) => {
  if (value === null) localStorage.removeItem('panel.oscuro')
  else localStorage.setItem('panel.oscuro', value)
  dispatchEvent(new StorageEvent('storage', { key: 'panel.oscuro' }))
}
/** Stores the choice of the dark panel in this browser. */
const inTheDark = async () => {
  const leave = await as('admin')()
  tell('si')
  return () => {
    leave()
    tell(null)
  }
}
const isDark = () => waitFor(() => expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(0, 0, 0)'))

const meta = preview.meta({
  ...ofRelease,
  title: 'panel/Panel oscuro',
  component: PanelAt,
  args: { address: at(productos.list) },
  beforeEach: inTheDark,
  afterEach: isDark,
})

export const Lista = meta.story({
  play: sees('24 registros'),
})

/** The switch turns the ground over for this browser; the system's choice is not stored. */
export const Conmuta = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    const [dark] = await canvas.findAllByRole('button', { name: 'Panel oscuro' })
    if (!dark) throw new Error('There is no switch.')
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(dark)
    await waitFor(() => expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)'))
    await expect(localStorage.getItem('panel.oscuro')).toBeNull()
    await userEvent.click(dark)
    await expect(localStorage.getItem('panel.oscuro')).toBe('si')
  },
})
