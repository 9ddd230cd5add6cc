import { http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { cuenta } from '../../src/panel/sections/cuenta/section.ts'
import { shows } from './states.ts'
import { isRefused, save } from './steps.ts'
import { phone } from '../widths.ts'
import { holds, inOrder, lacksA, says, sees, write, writes } from '../play.ts'
import { inPanel } from './in-panel.tsx'

const meta = preview.meta({ title: 'panel/Mi cuenta (303)', ...inPanel('editor', cuenta.form) })

export const Edita = meta.story({
  ...shows(cuenta.form, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Usuario')).toHaveValue('editor')
    await expect(canvas.getByLabelText('Contraseña actual')).toHaveAttribute('autocomplete', 'current-password')
  },
})
export const EnTelefono = Edita.extend(phone)
export const Guardando = meta.story(shows(cuenta.form, 'saving'))
export const Rechazado = meta.story({ ...shows(cuenta.form, 'refused'), play: isRefused('Contraseña actual') })
export const NoPuede = meta.story(shows(cuenta.form, 'down'))

export const OtraContraseña = meta.story({
  play: inOrder(
    writes({ 'Contraseña nueva': 'una clave nueva', 'Contraseña actual': 'no es esta' }),
    save,
    sees('No es tu contraseña actual.'),
    holds({ 'Contraseña nueva': 'una clave nueva' }),
  ),
})

const sent = fn()
/** The id is the session's own, and no role is sent. */
export const Guardada = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      http.post('/api/updateCuenta', async ({ request }) => {
        sent(await request.clone().json())
      }),
    )
  },
  play: async ({ canvas }) => {
    await write(canvas, 'Email', 'otra@empresa.example')
    await write(canvas, 'Contraseña actual', 'editor1234')
    await save({ canvas })
    await says('Cuenta actualizada con éxito')
    await expect(sent).toHaveBeenCalledWith({
      idUsuario: 2,
      usuario: 'editor',
      email: 'otra@empresa.example',
      contraseñaActual: 'editor1234',
    })
  },
})

/** A live backend may lack the call. */
export const SinLaLlamada = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/obtenerExtensiones', () => HttpResponse.json([])))
  },
  play: inOrder(sees('Tus datos los cambia un administrador, en Usuarios.'), lacksA('link', 'Mi cuenta')),
})
