import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { cargaMasiva } from '../../src/panel/sections/carga-masiva/section.ts'
import { historial } from '../../src/panel/sections/historial/section.ts'
import { inicio } from '../../src/panel/sections/inicio/section.ts'
import { productos } from '../../src/panel/sections/productos/section.ts'
import { servicios } from '../../src/panel/sections/servicios/section.ts'
import { as, at, PanelAt } from './in-panel.tsx'
import { isRefused } from './steps.ts'
import { presses, sees } from '../play.ts'
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
export const Formulario = meta.story({ args: { address: at(productos.edit, 1) } })
export const Rechazado = meta.story({ args: { address: at(servicios.create) }, play: isRefused('Título', 'Imagen') })
export const Pregunta = meta.story({
  play: presses('Eliminar Bulón hexagonal'),
})
export const Galeria = meta.story({ args: { address: at(productos.gallery, 1) } })
export const Inicio = meta.story({ args: { address: at(inicio.home) } })
export const Historial = meta.story({ args: { address: at(historial.list) } })
export const CargaMasiva = meta.story({ args: { address: at(cargaMasiva.form) } })

/** The switch turns the ground over for this browser; what the system asks for is not stored. */
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
