import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import Llamadas from '#review/calls/Llamadas.tsx'
import { besideThePage } from './beside.tsx'
import { fullLog, logOf, usualLog } from './calls.ts'
import { clicks, inOrder, presses, searchesFor, selects } from '../play.ts'
import { leads, sees } from '../sees.ts'
import { ofRelease, phone } from '../widths.ts'

const meta = preview.meta({ component: Llamadas, title: 'review/Llamadas', decorators: [besideThePage] })

/** A refused call shows its body, and whether the refusal fits the contract. */
export const Rechazada = meta.story({
  beforeEach: usualLog,
  play: inOrder(
    presses(/^POST crearSlider 422/),
    sees('foto.png · image/png · 248.113 bytes'),
    sees('La respuesta lo cumple.'),
    leads('Que la próxima falle así', expect.stringContaining('escenario=crearSlider:error:422:')),
  ),
})
export const EnTelefono = meta.story({ ...Rechazada.input, ...phone })

/** No password is shown or copied. */
export const Contrasena = meta.story({
  beforeEach: usualLog,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'verificarlogin')
    await userEvent.click(await canvas.findByRole('button', { name: /^POST verificarLogin 200/ }))
    await expect(canvas.getByText(/pestaña 1, en/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar como cURL' }))
    await expect(await canvas.findByRole('region', { name: 'Como cURL' })).toHaveTextContent('verificarLogin')
    await expect(canvasElement.textContent).toContain('******')
    await expect(canvasElement.textContent).not.toContain('admin1234')
  },
})

/** A call that failed twice and came late at last can be repeated in the same way. */
export const Secuencia = meta.story({
  beforeEach: logOf([
    { path: '/api/obtenerServicios', status: 503, text: '{"message":"Ahora no"}' },
    { path: '/api/obtenerServicios', status: 503, text: '{"message":"Ahora no"}' },
    { path: '/api/obtenerServicios', ms: 1_240, text: '[]' },
  ]),
  play: inOrder(
    async ({ canvas }) => (await canvas.findAllByRole('button', { name: /^GET obtenerServicios/ }))[2]?.click(),
    sees('obtenerServicios falla (503), 2 veces · obtenerServicios tarda 1,2 s, una vez'),
    leads(
      'Que se repitan así',
      expect.stringContaining('obtenerServicios:error:503:Ahora%20no:x2,obtenerServicios:slow:1240:x1'),
    ),
  ),
})
export const SecuenciaEnTelefono = meta.story({ ...Secuencia.input, ...phone })

/** The contract is broken in two fields: both are named. */
export const RompeElContrato = meta.story({
  beforeEach: usualLog,
  play: inOrder(
    clicks('checkbox', 'Sólo las que rompen el contrato'),
    presses(/^GET obtenerFerias 200/),
    sees('0.orden'),
    sees('0.titulo'),
    selects('Estado', '5xx'),
    presses('Quitar los filtros'),
    sees(/^7 llamadas ·/),
  ),
})

export const Archivo = meta.story({
  beforeEach: usualLog,
  play: inOrder(
    presses(/^GET descargarArchive 3 200/),
    sees('Archivo · Catálogo.pdf · application/pdf · 90.112 bytes'),
    presses(/^GET obtenerVideos sin respuesta/),
    sees('Como sin conexión.'),
  ),
})

export const Muchas = meta.story({
  beforeEach: fullLog,
  play: inOrder(
    sees(/^500 llamadas ·/),
    searchesFor('get videos'),
    sees(/^71 llamadas de 500/),
    presses('Vaciar'),
    sees(/^Todavía no hubo llamadas/),
  ),
})

export const Ninguna = meta.story({ ...ofRelease, beforeEach: logOf([]) })
