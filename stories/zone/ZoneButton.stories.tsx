import { http } from 'msw/http'
import { expect, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { held } from '../.storybook/held.ts'
import { useSession } from '#state/session.ts'
import { ZoneButton } from '#zone/ZoneButton.tsx'
import { ZoneDialogs } from '#zone/ZoneDialogs.tsx'
import { openLogin } from '#zone/open-login.ts'
import { inApp } from '../app/in-app.tsx'
import { asCustomer } from './customer.ts'
import { inOrder, keys, onPage, presses, pressesTwice, types, withoutReload, writes } from '../play.ts'
import {
  alerts,
  fieldIsFocused,
  holds,
  isFocused,
  isInvalid,
  lacksA,
  leads,
  losesA,
  reloads,
  sees,
  seesA,
  unsaved,
} from '../sees.ts'
import { notes } from '../notes.ts'
import { phone } from '../widths.ts'

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
})

const login = '/api/verificarLoginZona'

const open = presses('Zona privada')
const fills = (texts: Readonly<Record<string, string>>) => onPage(writes(texts))
const typesLogin = (usuario: string, contraseña: string) =>
  inOrder(open, fills({ Usuario: usuario, Contraseña: contraseña }))
const enter = onPage(presses('Ingresar'))
const create = onPage(presses('Crear cuenta'))
const openAccount = inOrder(open, create, onPage(fieldIsFocused('Usuario')))

export const SinSesion = meta.story({ play: seesA('button', 'Zona privada') })

export const Dialogo = meta.story({
  play: inOrder(
    open,
    onPage(
      seesA('dialog', 'Zona privada'),
      fieldIsFocused('Usuario'),
      holds({ Contraseña: '' }),
      seesA('button', 'Ingresar'),
      seesA('button', 'Crear cuenta'),
    ),
    async () => expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(400),
  ),
})

export const FaltanCampos = meta.story({
  play: inOrder(typesLogin('cliente', ''), enter, onPage(sees('Faltan rellenar campos'))),
})

export const Rechazado = meta.story({
  play: inOrder(
    typesLogin('cliente', 'otra-clave'),
    enter,
    onPage(sees('Usuario o contraseña incorrectos'), holds({ Usuario: 'cliente' })),
  ),
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
    return () => delete document.documentElement.dataset['clave']
  },
  play: inOrder(
    typesLogin('cliente', 'otra-clave'),
    onPage(lacksA('link', 'Olvidé mi contraseña')),
    enter,
    onPage(leads('Olvidé mi contraseña', '/api/clave?zona=zona')),
  ),
})

export const NoActivado = meta.story({
  play: inOrder(
    typesLogin('pendiente', 'pendiente1234'),
    enter,
    onPage(
      sees('Usuario no activado'),
      leads(/^WhatsApp/, expect.stringMatching(/^https:\/\/wa\.me\/54351\d+\?text=.*pendiente/)),
      leads('0351 - 555-0142', expect.stringMatching(/^tel:/)),
    ),
    async () => expect(useSession.getState().idLoginZona).toBeNull(),
  ),
})

export const SinRed = meta.story({
  parameters: { scenario: 'verificarLoginZona:offline' },
  play: inOrder(
    typesLogin('cliente', 'cliente1234'),
    enter,
    onPage(sees(/No hay conexión con el servidor/), holds({ Contraseña: 'cliente1234' })),
  ),
})

const noted = notes(login, held)
export const Ingresando = meta.story({
  beforeEach: noted.beforeEach,
  play: inOrder(
    typesLogin('cliente', 'cliente1234'),
    onPage(pressesTwice('Ingresar'), types('Contraseña', '{Enter}')),
    noted.isSent(expect.anything()),
  ),
})

/** A visitor who opened a page of the zone is told to log in, and then led there. */
export const Pedida = meta.story({
  play: inOrder(
    () => openLogin('/zonaPrivada?id=12'),
    alerts(/^Las listas de precios son para clientes/),
    fills({ Usuario: 'cliente', Contraseña: 'cliente1234{Enter}' }),
    sees('Ruta: /zonaPrivada?id=12'),
  ),
})

export const Ingresa = meta.story({
  play: inOrder(typesLogin('cliente', 'cliente1234{Enter}'), sees('Ruta: /zonaPrivada'), async () =>
    expect(useSession.getState().idLoginZona).toBe(1),
  ),
})

export const CrearCuenta = meta.story({
  play: inOrder(openAccount, onPage(holds({ Email: '', Contraseña: '' }), seesA('button', 'Crear cuenta'))),
})

const account = { Usuario: 'herreriadelsur', Email: 'compras@herreria.example', Contraseña: 'clave-larga' }
export const CuentaCreada = meta.story({
  play: inOrder(
    openAccount,
    fills(account),
    create,
    onPage(
      sees('Usuario creado con éxito'),
      sees(/espera que la activemos/),
      seesA('dialog', 'Zona privada'),
      holds({ Usuario: 'herreriadelsur' }),
    ),
  ),
})

export const NombreOcupado = meta.story({
  play: inOrder(
    openAccount,
    fills({ ...account, Usuario: 'cliente' }),
    create,
    onPage(sees('Nombre de usuario ya esta en uso')),
  ),
})

export const CamposRechazados = meta.story({
  play: inOrder(
    openAccount,
    fills({ Email: 'sin-arroba', Contraseña: 'corta' }),
    create,
    onPage(
      sees(/Escribí una dirección de correo completa/),
      ...['Usuario', 'Email', 'Contraseña'].map(isInvalid),
      holds({ Email: 'sin-arroba' }),
    ),
  ),
})

const begun = inOrder(openAccount, fills({ Email: 'a@b.example' }), unsaved(1), keys('{Escape}'))

/** Escape and a switch of forms keep the typed text, and the focus returns to the button. */
export const NadaSePierde = meta.story({
  play: inOrder(
    typesLogin('cliente', 'clave'),
    keys('{Escape}'),
    isFocused('button', 'Zona privada'),
    open,
    onPage(holds({ Contraseña: 'clave' })),
    create,
    fills({ Email: 'a@b.example' }),
    onPage(presses('Volver'), holds({ Contraseña: 'clave' })),
    create,
    onPage(holds({ Email: 'a@b.example' })),
  ),
})

/** An account that was begun is stored nowhere: closing asks, and the answer on top leads back to the field. */
export const CuentaSinCrear = meta.story({
  play: inOrder(
    begun,
    onPage(seesA('dialog', 'Cuenta sin crear'), isFocused('button', 'Seguir')),
    keys('{Enter}'),
    onPage(losesA('dialog', 'Cuenta sin crear'), holds({ Email: 'a@b.example' }), fieldIsFocused('Email')),
  ),
})
export const CuentaSinCrearEnTelefono = CuentaSinCrear.extend({ ...phone, play: begun })

export const SaleSinCrear = meta.story({
  play: inOrder(
    begun,
    onPage(presses('Salir sin crear la cuenta'), losesA('dialog')),
    unsaved(0),
    isFocused('button', 'Zona privada'),
    openAccount,
    onPage(holds({ Email: '' })),
  ),
})

export const ConSesion = meta.story({ beforeEach: asCustomer, play: seesA('button', 'Cerrar Sesion') })

const farewell = notes('/api/guardarHistorial')
/** The logout is told to the history (§4), once. */
export const AlCerrarSesion = meta.story({
  beforeEach: (context) => {
    farewell.beforeEach(context)
    withoutReload()
    return asCustomer()
  },
  play: inOrder(
    pressesTwice('Cerrar Sesion'),
    reloads,
    async () => expect(useSession.getState().idLoginZona).toBeNull(),
    farewell.isSent({ idUsuario: 1, mensaje: 'Sesion Cerrada' }),
  ),
})
