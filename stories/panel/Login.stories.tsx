import { http } from 'msw/http'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { forgetAlerts } from '../../src/panel/kit/alert.ts'
import { logOut, useSession } from '../../src/state/session.ts'
import { answers, as, PanelAt, says } from './in-panel.tsx'
import { phone } from '../widths.ts'

const meta = preview.meta({
  title: 'panel/Login',
  component: PanelAt,
  args: { address: '/admin/login' },
  beforeEach: () => {
    localStorage.clear()
    return () => {
      forgetAlerts()
      logOut('idLogin')
    }
  },
})

type Canvas = {
  canvas: { findByLabelText: (text: string) => Promise<HTMLElement>; getByLabelText: (text: string) => HTMLElement }
}
const type = async ({ canvas }: Canvas, usuario: string, contraseña: string) => {
  if (usuario) await userEvent.type(await canvas.findByLabelText('Usuario'), usuario)
  if (contraseña) await userEvent.type(await canvas.findByLabelText('Contraseña'), contraseña)
}
const enter = () => userEvent.keyboard('{Enter}')

export const Vacio = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Usuario', 'Contraseña']) await expect(await canvas.findByLabelText(name)).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  },
})
export const EnTelefono = meta.story(phone)

export const FaltanCampos = meta.story({
  play: async ({ canvas }) => {
    await type({ canvas }, 'admin', '')
    await enter()
    await expect(await canvas.findByText('Faltan rellenar campos')).toBeVisible()
  },
})

export const Rechazado = meta.story({
  play: async ({ canvas }) => {
    await type({ canvas }, 'admin', 'otra')
    await enter()
    await expect(await canvas.findByText('Usuario o contraseña incorrectos')).toBeVisible()
    await expect(canvas.getByLabelText('Usuario')).toHaveValue('admin')
  },
})

/** A server that offers a new password. */
export const Olvidada = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(
        '/api/verificarLogin',
        () => new Response('Usuario o contraseña incorrectos', { headers: { 'X-Clave': '/api/clave' } }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await type({ canvas }, 'admin', 'otra')
    await expect(canvas.queryByRole('link', { name: 'Olvidé mi contraseña' })).toBeNull()
    await enter()
    await expect(await canvas.findByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute(
      'href',
      '/api/clave?zona=panel',
    )
  },
})

export const ServidorCaido = meta.story({
  parameters: { scenario: 'verificarLogin:error' },
  play: async ({ canvas }) => {
    await type({ canvas }, 'admin', 'admin1234')
    await enter()
    await says('Algo falló de nuestro lado. Probá de nuevo.')
  },
})

export const Ingresando = meta.story({
  parameters: { scenario: 'verificarLogin:hang' },
  play: async ({ canvas }) => {
    // The answer comes as the story ends: a right password would be a login in the next story.
    await type({ canvas }, 'admin', 'otra')
    await enter()
    await waitFor(() => expect(canvas.getByText('Ingresando…')).toBeVisible())
  },
})

/** The alert greets. Only the user name is kept for the next time. */
export const Ingresa = meta.story({
  play: async ({ canvas }) => {
    await type({ canvas }, 'admin', 'admin1234')
    await userEvent.click(canvas.getByLabelText('Recordar usuario'))
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }))
    await waitFor(() => expect(canvas.getAllByText('Bienvenido admin')).toHaveLength(2))
    await expect(await canvas.findByRole('heading', { name: 'Inicio' })).toBeVisible()
    await expect(useSession.getState().idLogin).toBe(1)
    await expect(localStorage.getItem('usuarioRecordado')).toBe('admin')
    await expect(JSON.stringify(localStorage)).not.toContain('admin1234')
  },
})

export const UsuarioRecordado = meta.story({
  beforeEach: () => localStorage.setItem('usuarioRecordado', 'editor'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Usuario')).toHaveValue('editor')
    await expect(canvas.getByLabelText('Recordar usuario')).toBeChecked()
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('')
  },
})

export const YaIngresado = meta.story({
  beforeEach: as('admin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bienvenido admin')).toBeVisible()
  },
})

/** The link that a new server prints: its first administrator is made here. */
const first = { args: { address: '/admin/login#primero=k' } } as const
const tells = (situacion: string) => ({ ...first, beforeEach: answers('/api/primerUsuario', { situacion }) })

export const PrimerUsuario = meta.story({
  ...first,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/primerUsuario', async ({ request }) => {
        const { usuario, contraseña }: { usuario?: string; contraseña?: string } = Object(await request.json())
        if (usuario === undefined) return Response.json({ situacion: 'abierta' })
        return contraseña === 'corta'
          ? Response.json({ message: 'Revisá.', errors: { contraseña: ['Es muy corta.'] } }, { status: 422 })
          : Response.json({ situacion: 'hecha', id: 1 })
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear usuario e ingresar' }))
    await expect(await canvas.findByText('Faltan rellenar campos')).toBeVisible()
    await type({ canvas }, 'ana', 'corta')
    await enter()
    await expect(await canvas.findByText('Es muy corta.')).toBeVisible()
    await type({ canvas }, '', '-y-ahora-larga')
    await enter()
    await says('Bienvenido ana')
    await expect(useSession.getState().idLogin).toBe(1)
  },
})
export const PrimerUsuarioEnTelefono = meta.story({ ...tells('abierta'), ...phone, ...first })
export const PrimerUsuarioVencido = meta.story({
  ...tells('vencida'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Este enlace ya no sirve: venció/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir al ingreso' })).toHaveAttribute('href', '/admin/login')
  },
})
export const PrimerUsuarioYaHecho = meta.story({
  ...tells('usada'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Este enlace ya no sirve: el sitio ya tiene/)).toBeVisible()
  },
})
/** An API that knows nothing of such links. */
export const PrimerUsuarioDesconocido = meta.story({
  ...first,
  parameters: { scenario: 'primerUsuario:error:404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Este sitio no crea usuarios por enlace/)).toBeVisible()
  },
})
export const PrimerUsuarioCaido = meta.story({ ...first, parameters: { scenario: 'primerUsuario:error' } })
export const PrimerUsuarioEsperando = meta.story({ ...first, parameters: { scenario: 'primerUsuario:hang' } })
export const PrimerUsuarioSinConexion = meta.story({
  ...first,
  parameters: { scenario: 'primerUsuario:offline:x1' },
  play: async ({ canvas }) => {
    await says(/^No hay conexión con el servidor/)
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByText(/^Este enlace ya no sirve/)).toBeVisible()
  },
})
