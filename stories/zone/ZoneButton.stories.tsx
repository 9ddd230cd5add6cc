import { http } from 'msw/http'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { held } from '../.storybook/held.ts'
import { logOut, useSession } from '../../src/state/session.ts'
import { page } from '../../src/state/reload.ts'
import { ZoneButton } from '../../src/zone/ZoneButton.tsx'
import { ZoneDialogs } from '../../src/zone/ZoneDialogs.tsx'
import { openLogin } from '../../src/zone/open-login.ts'
import { useZoneDialog } from '../../src/zone/zone-dialog.ts'
import { inApp } from '../app/in-app.tsx'
import { asCustomer } from './customer.ts'
import { phone } from '../widths.ts'
import { inOrder, onPage, sees, types } from '../play.ts'

const meta = preview.meta({
  title: 'zone/ZoneButton',
  component: ZoneButton,
  decorators: [inApp],
  render: () => (
    <header style={{ display: 'flex', justifyContent: 'end', gap: 'var(--space-4)', padding: 'var(--space-6)' }}>
      <ZoneButton />
      <ZoneDialogs />
    </header>
  ),
  beforeEach: () => {
    useZoneDialog.setState({ shown: null, opened: false, failed: false })
    return () => logOut('idLoginZona')
  },
})

const login = '/api/verificarLoginZona'

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Zona privada' }))
const typeLogin = async (usuario: string, contraseña: string) => {
  await open()
  await userEvent.type(await screen.findByLabelText('Usuario'), usuario)
  await userEvent.type(screen.getByLabelText('Contraseña'), contraseña)
}
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Ingresar' }))
const openAccount = async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Crear cuenta' }))
  await screen.findByLabelText('Email')
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }))

const says = (name: string) => async () => {
  await expect(await screen.findByRole('button', { name })).toBeVisible()
}
export const SinSesion = meta.story({ play: says('Zona privada') })

export const Dialogo = meta.story({
  play: async () => {
    await open()
    const dialog = await screen.findByRole('dialog', { name: 'Zona privada' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus())
    await expect(screen.getByLabelText('Contraseña')).toBeVisible()
    for (const name of ['Ingresar', 'Crear cuenta']) await expect(screen.getByRole('button', { name })).toBeVisible()
    if (innerWidth > 400) await expect(dialog.getBoundingClientRect().width).toBe(400)
  },
})
export const DialogoEnTelefono = Dialogo.extend(phone)

export const FaltanCampos = meta.story({
  play: async () => {
    await typeLogin('cliente', ' ')
    await userEvent.clear(screen.getByLabelText('Contraseña'))
    await enter()
    await expect(await screen.findByText('Faltan rellenar campos')).toBeVisible()
  },
})

export const Rechazado = meta.story({
  play: async () => {
    await typeLogin('cliente', 'otra-clave')
    await enter()
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('[aria-live]')).not.toBeEmptyDOMElement())
    await expect(screen.getByLabelText('Usuario')).toHaveValue('cliente')
  },
})

/** A server that can send a new password. */
export const Olvidada = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(
        login,
        () => new Response('Usuario o contraseña incorrectos', { headers: { 'X-Clave': '/api/clave' } }),
      ),
    )
  },
  play: async () => {
    await typeLogin('cliente', 'otra-clave')
    await expect(screen.queryByRole('link', { name: 'Olvidé mi contraseña' })).toBeNull()
    await enter()
    await expect(await screen.findByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute(
      'href',
      '/api/clave?zona=zona',
    )
  },
})

export const NoActivado = meta.story({
  play: async () => {
    await typeLogin('pendiente', 'pendiente1234')
    await enter()
    await expect(await screen.findByText('Usuario no activado')).toBeVisible()
    await expect(await screen.findByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/54351\d+\?text=.*pendiente/),
    )
    await expect(screen.getByRole('link', { name: '0351 - 555-0142' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    await expect(useSession.getState().idLoginZona).toBeNull()
  },
})

export const SinRed = meta.story({
  parameters: { scenario: 'verificarLoginZona:offline' },
  play: async () => {
    await typeLogin('cliente', 'cliente1234')
    await enter()
    await expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible()
    await expect(screen.getByLabelText('Contraseña')).toHaveValue('cliente1234')
  },
})

const answered = fn()
export const Ingresando = meta.story({
  beforeEach: ({ msw }) => {
    answered.mockClear()
    msw.use(
      http.post(login, () => {
        answered()
        return held()
      }),
    )
  },
  play: async () => {
    await typeLogin('cliente', 'cliente1234')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ingresar' }))
    await userEvent.type(screen.getByLabelText('Contraseña'), '{Enter}')
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
  },
})

/** A visitor who opened a page of the zone is told to log in, and then led there. */
export const Pedida = meta.story({
  play: async ({ canvas }) => {
    await openLogin('/zonaPrivada?id=12')
    await waitFor(() => expect(screen.getByText(/^Las listas de precios son para clientes/)).toBeVisible())
    await userEvent.type(screen.getByLabelText('Usuario'), 'cliente')
    await userEvent.type(screen.getByLabelText('Contraseña'), 'cliente1234{Enter}')
    await expect(await canvas.findByText('Ruta: /zonaPrivada?id=12')).toBeVisible()
  },
})

export const Ingresa = meta.story({
  play: async ({ canvas }) => {
    await typeLogin('cliente', 'cliente1234{Enter}')
    await expect(await canvas.findByText('Ruta: /zonaPrivada')).toBeVisible()
    await expect(useSession.getState().idLoginZona).toBe(1)
  },
})

export const CrearCuenta = meta.story({
  play: async () => {
    await openAccount()
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeVisible())
    for (const name of ['Email', 'Contraseña']) await expect(screen.getByLabelText(name)).toBeVisible()
  },
})
export const CrearCuentaEnTelefono = CrearCuenta.extend(phone)

export const CuentaCreada = meta.story({
  play: async () => {
    await openAccount()
    await userEvent.type(screen.getByLabelText('Usuario'), 'herreriadelsur')
    await userEvent.type(screen.getByLabelText('Email'), 'compras@herreria.example')
    await userEvent.type(screen.getByLabelText('Contraseña'), 'clave-larga')
    await create()
    await expect(await screen.findByText('Usuario creado con éxito')).toBeVisible()
    await expect(screen.getByText(/espera que la activemos/)).toBeVisible()
    await expect(screen.getByRole('dialog', { name: 'Zona privada' })).toBeInTheDocument()
    await expect(screen.getByLabelText('Usuario')).toHaveValue('herreriadelsur')
  },
})

export const NombreOcupado = meta.story({
  play: inOrder(
    openAccount,
    onPage(types('Usuario', 'cliente')),
    onPage(types('Email', 'otro@cliente.example')),
    onPage(types('Contraseña', 'clave-larga')),
    create,
    onPage(sees('Nombre de usuario ya esta en uso')),
  ),
})

export const CamposRechazados = meta.story({
  play: async () => {
    await openAccount()
    await userEvent.type(screen.getByLabelText('Email'), 'sin-arroba')
    await userEvent.type(screen.getByLabelText('Contraseña'), 'corta')
    await create()
    await expect(await screen.findByText(/Escribí una dirección de correo completa/)).toBeVisible()
    for (const name of ['Usuario', 'Email', 'Contraseña']) await expect(screen.getByLabelText(name)).toBeInvalid()
    await expect(screen.getByLabelText('Email')).toHaveValue('sin-arroba')
  },
})

/** Escape and a switch of forms keep the typed text, and the focus returns to the button. */
export const NadaSePierde = meta.story({
  play: async () => {
    await typeLogin('cliente', 'clave')
    await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zona privada' })).toHaveFocus())
    await open()
    await expect(await screen.findByLabelText('Contraseña')).toHaveValue('clave')
    await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    await expect(await screen.findByLabelText('Email')).toHaveValue('a@b.example')
  },
})

export const ConSesion = meta.story({ beforeEach: asCustomer, play: says('Cerrar Sesion') })

const noted = fn()
/** The logout is told to the history (§4), once. */
export const AlCerrarSesion = meta.story({
  beforeEach: async ({ msw }) => {
    noted.mockClear()
    msw.use(
      http.post('/api/guardarHistorial', async ({ request }) => {
        noted(await request.clone().json())
      }),
    )
    const reload = spyOn(page, 'reload').mockImplementation(() => {})
    const out = await asCustomer()
    return () => {
      reload.mockRestore()
      out()
    }
  },
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Cerrar Sesion' }))
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1))
    await expect(useSession.getState().idLoginZona).toBeNull()
    await expect(noted.mock.calls).toEqual([[{ idUsuario: 1, mensaje: 'Sesion Cerrada' }]])
  },
})
