import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { cuenta } from '#panel/sections/cuenta/section.ts'
import { shows } from './states.ts'
import { isRefused, save } from './steps.ts'
import { inOrder, writes } from '../play.ts'
import { alerts, holds, lacksA, sees } from '../sees.ts'
import { notes } from '../notes.ts'
import { ofRelease } from '../widths.ts'
import { inPanel } from './in-panel.tsx'

const meta = preview.meta({ title: 'panel/Mi cuenta (303)', ...inPanel('editor', cuenta.form) })

export const Edita = meta.story({
  ...shows(cuenta.form, 'editing'),
  play: inOrder(holds({ Usuario: 'editor' }), async ({ canvas }) =>
    expect(canvas.getByLabelText('Contraseña actual')).toHaveAttribute('autocomplete', 'current-password'),
  ),
})
export const Guardando = meta.story(shows(cuenta.form, 'saving'))
export const Rechazado = meta.story({ ...shows(cuenta.form, 'refused'), play: isRefused('Contraseña actual') })
export const NoPuede = meta.story(shows(cuenta.form, 'down'))

export const OtraContraseña = meta.story({
  ...ofRelease,
  play: inOrder(
    writes({ 'Contraseña nueva': 'una clave nueva', 'Contraseña actual': 'no es esta' }),
    save,
    sees('No es tu contraseña actual.'),
    holds({ 'Contraseña nueva': 'una clave nueva' }),
  ),
})

const noted = notes('/api/updateCuenta')
/** The id is the session's own, and no role is sent. */
export const Guardada = meta.story({
  beforeEach: noted.beforeEach,
  play: inOrder(
    writes({ Email: 'otra@empresa.example', 'Contraseña actual': 'editor1234' }),
    save,
    alerts('Cuenta actualizada con éxito'),
    noted.isSent({
      idUsuario: 2,
      usuario: 'editor',
      email: 'otra@empresa.example',
      contraseñaActual: 'editor1234',
    }),
  ),
})

/** A live backend may lack the call. */
export const SinLaLlamada = meta.story({
  parameters: { scenario: 'obtenerExtensiones:empty' },
  play: inOrder(sees('Tus datos los cambia un administrador, en Usuarios.'), lacksA('link', 'Mi cuenta')),
})
