import { expect, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import Llamadas from '../../src/review/calls/Llamadas.tsx'
import { besideThePage } from './beside.tsx'
import { fullLog, logOf, usualLog } from './calls.ts'
import { phone } from '../widths.ts'

const meta = preview.meta({ component: Llamadas, title: 'review/Llamadas', decorators: [besideThePage] })

/** A refused call shows its body, and whether the refusal fits the contract. */
export const Rechazada = meta.story({
  beforeEach: usualLog,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^POST crearSlider 422/ }))
    await expect(canvas.getByText('foto.png · image/png · 248.113 bytes')).toBeVisible()
    await expect(canvas.getByText('La respuesta lo cumple.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Que la próxima falle así' })).toHaveAttribute(
      'href',
      expect.stringContaining('escenario=crearSlider:error:422:'),
    )
  },
})
export const EnTelefono = meta.story({ ...Rechazada.input, ...phone })

/** No password is shown or copied. */
export const Contrasena = meta.story({
  beforeEach: usualLog,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'verificarlogin')
    await userEvent.click(await canvas.findByRole('button', { name: /^POST verificarLogin 200/ }))
    await expect(canvas.getByText(/pestaña 1, en/)).toBeVisible()
    for (const way of ['fetch', 'cURL para una API real']) {
      await userEvent.click(canvas.getByRole('button', { name: `Copiar como ${way}` }))
      await expect(await canvas.findByRole('region', { name: `Como ${way}` })).toHaveTextContent('verificarLogin')
    }
    await expect(canvasElement.textContent).toContain('******')
    await expect(canvasElement.textContent).not.toContain('admin1234')
  },
})

/** What failed twice and came late at last can be seen again as it went. */
export const Secuencia = meta.story({
  beforeEach: logOf([
    { path: '/api/obtenerServicios', status: 503, text: '{"message":"Ahora no"}' },
    { path: '/api/obtenerServicios', status: 503, text: '{"message":"Ahora no"}' },
    { path: '/api/obtenerServicios', ms: 1_240, text: '[]' },
  ]),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('button', { name: /^GET obtenerServicios/ })
    await userEvent.click(rows[2] ?? canvas.getByRole('list'))
    await expect(
      canvas.getByText('obtenerServicios falla (503), 2 veces · obtenerServicios tarda 1,2 s, una vez'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Que se repitan así' })).toHaveAttribute(
      'href',
      expect.stringContaining('obtenerServicios:error:503:Ahora%20no:x2,obtenerServicios:slow:1240:x1'),
    )
  },
})
export const SecuenciaEnTelefono = meta.story({ ...Secuencia.input, ...phone })

/** The contract is broken in two fields: both are named. */
export const RompeElContrato = meta.story({
  beforeEach: usualLog,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sólo las que rompen el contrato' }))
    const list = within(await canvas.findByRole('list', { name: /^Llamadas/ }))
    await userEvent.click(list.getByRole('button', { name: /^GET obtenerFerias 200/ }))
    await expect(list.getByText('0.orden')).toBeVisible()
    await expect(list.getByText('0.titulo')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), '5xx')
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar los filtros' }))
    await expect(canvas.getByText(/^7 llamadas ·/)).toBeVisible()
  },
})

export const Archivo = meta.story({
  beforeEach: usualLog,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^GET descargarArchive 3 200/ }))
    await expect(canvas.getByText('Archivo · Catálogo.pdf · application/pdf · 90.112 bytes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^GET obtenerVideos sin respuesta/ }))
    await expect(canvas.getByText('Como sin conexión.')).toBeVisible()
  },
})

export const Muchas = meta.story({
  beforeEach: fullLog,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^500 llamadas ·/)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'get videos')
    await expect(await canvas.findByText(/^71 llamadas de 500/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vaciar' }))
    await expect(await canvas.findByText(/^Todavía no hubo llamadas/)).toBeVisible()
  },
})

export const Ninguna = meta.story({ beforeEach: logOf([]) })
