import { http } from 'msw/http'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { useSession } from '#state/session.ts'
import { answers, as, PanelAt } from './in-panel.tsx'
import { clicks, inOrder, keys, presses, types, writes } from '../play.ts'
import { alerts, countsText, holds, isChecked, lacksA, leads, sees, seesA } from '../sees.ts'
import { failure } from './steps.ts'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({
  title: 'panel/Login',
  component: PanelAt,
  args: { address: '/admin/login' },
})

const enter = keys('{Enter}')
const logsIn = (usuario: string, contraseña: string) =>
  inOrder(writes({ Usuario: usuario, Contraseña: contraseña }), enter)

export const Vacio = meta.story({
  play: inOrder(holds({ Usuario: '', Contraseña: '' }), seesA('button', 'Ingresar')),
})
export const FaltanCampos = meta.story({ play: inOrder(logsIn('admin', ''), sees('Faltan rellenar campos')) })
export const Rechazado = meta.story({
  play: inOrder(logsIn('admin', 'otra'), sees('Usuario o contraseña incorrectos'), holds({ Usuario: 'admin' })),
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
    return () => delete document.documentElement.dataset['clave']
  },
  play: inOrder(
    writes({ Usuario: 'admin', Contraseña: 'otra' }),
    lacksA('link', 'Olvidé mi contraseña'),
    enter,
    leads('Olvidé mi contraseña', '/api/clave?zona=panel'),
  ),
})

export const ServidorCaido = meta.story({
  parameters: { scenario: 'verificarLogin:error' },
  play: inOrder(logsIn('admin', 'admin1234'), alerts(failure)),
})
/** The answer comes as the story ends: a right password would be a login in the next story. */
export const Ingresando = meta.story({
  parameters: { scenario: 'verificarLogin:hang' },
  play: inOrder(logsIn('admin', 'otra'), alerts('Ingresando…')),
})

/** The alert greets. Only the user name is stored for the next time. */
export const Ingresa = meta.story({
  play: inOrder(
    writes({ Usuario: 'admin', Contraseña: 'admin1234' }),
    clicks('checkbox', 'Recordar usuario'),
    presses('Ingresar'),
    countsText(2, 'Bienvenido admin'),
    seesA('heading', 'Inicio'),
    async () => {
      await expect(useSession.getState().idLogin).toBe(1)
      await expect(localStorage.getItem('usuarioRecordado')).toBe('admin')
      await expect(JSON.stringify(localStorage)).not.toContain('admin1234')
    },
  ),
})

export const UsuarioRecordado = meta.story({
  beforeEach: () => localStorage.setItem('usuarioRecordado', 'editor'),
  play: inOrder(holds({ Usuario: 'editor', Contraseña: '' }), isChecked('checkbox', 'Recordar usuario')),
})

export const YaIngresado = meta.story({
  beforeEach: as('admin'),
  play: sees('Bienvenido admin'),
})

/** The link that a new server prints: its first administrator is made here. */
const first = { args: { address: '/admin/login#primero=k' } } as const
const tells = (situacion: string) => ({ ...first, beforeEach: answers('/api/primerUsuario', { situacion }) })

export const PrimerUsuario = meta.story({
  ...ofRelease,
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
  play: inOrder(
    presses('Crear usuario e ingresar'),
    sees('Faltan rellenar campos'),
    logsIn('ana', 'corta'),
    sees('Es muy corta.'),
    types('Contraseña', '-y-ahora-larga'),
    enter,
    alerts('Bienvenido ana'),
    async () => expect(useSession.getState().idLogin).toBe(1),
  ),
})
export const PrimerUsuarioVencido = meta.story({
  ...tells('vencida'),
  play: inOrder(sees(/^Este enlace ya no sirve: venció/), leads('Ir al ingreso', '/admin/login')),
})
export const PrimerUsuarioYaHecho = meta.story({
  ...tells('usada'),
  play: sees(/^Este enlace ya no sirve: el sitio ya tiene/),
})
/** An API without the call for such links. */
export const PrimerUsuarioDesconocido = meta.story({
  ...first,
  parameters: { scenario: 'primerUsuario:error:404' },
  play: sees(/^Este sitio no crea usuarios por enlace/),
})
export const PrimerUsuarioCaido = meta.story({
  ...ofRelease,
  ...first,
  parameters: { scenario: 'primerUsuario:error' },
})
export const PrimerUsuarioEsperando = meta.story({
  ...ofRelease,
  ...first,
  parameters: { scenario: 'primerUsuario:hang' },
})
export const PrimerUsuarioSinConexion = meta.story({
  ...first,
  parameters: { scenario: 'primerUsuario:offline' },
  play: inOrder(alerts(/^No hay conexión con el servidor/), seesA('button', 'Reintentar')),
})
