import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import type { Backend } from '#mocks/backend.ts'
import Enviado from '#review/sent/Enviado.tsx'
import { orderText } from '#site/pedido/text.ts'
import { buildShareLink } from '#state/pedido/link.ts'
import { parseLines } from '#state/pedido/linea.ts'
import { isLoading } from '../site/page/answers.ts'
import { post, withCompany } from './company.ts'
import { besideThePage } from './beside.tsx'
import { leads, losesA, sees, seesA } from '../sees.ts'
import { phone } from '../widths.ts'
import { inOrder, presses, searchesFor, selects } from '../play.ts'

const meta = preview.meta({ component: Enviado, title: 'review/Enviado', decorators: [besideThePage] })

const lines = parseLines([
  { codigo: '011250', nombre: 'Bulón hexagonal', tamaño: 'M12 x 50', pack: 'Caja x 50', cantidad: 20, nota: '' },
  {
    codigo: '031016',
    nombre: 'Arandela',
    tamaño: 'M10',
    pack: 'Bolsa x 1.000',
    cantidad: 4,
    nota: 'Si no hay, de 500',
  },
  { codigo: '070330', nombre: 'Cadena galvanizada', tamaño: '3/16"', pack: 'Rollo x 30 m', cantidad: 2, nota: '' },
])
const whole = { link: buildShareLink({ de: '', lines }), fits: (text: string) => text.length < 5_000 }

const everything = async (backend: Backend) => {
  const ana = { nombre: 'Ana Ríos', empresa: 'Taller Ríos', email: 'ana@example.com', celular: '0351 555 0100' }
  const mensaje = `Buen día, soy clienta desde 2019.\n${orderText(lines, whole).text}\nRetiramos el jueves.`
  await post(backend, '/enviarCorreo', { ...ana, mensaje })
  await post(backend, '/enviarCorreo', { ...ana, nombre: 'Juan Paz', mensaje: '' })
  const customer = { usuario: 'talleres-norte', email: 'compras@norte.example', contraseña: 'ocho caracteres' }
  await post(backend, '/api/crearUsuarioZona', customer)
  await post(backend, '/api/agregarSuscripcion', { email: 'nueva@example.com' })
  await post(backend, '/api/verificarLogin', { usuario: 'admin', contraseña: 'admin1234' })
  await post(backend, '/api/enviarMensajeSub', { asunto: 'Nueva lista', texto: 'Ya está en la zona privada.' })
  const texto =
    '<h2>Feria 2026</h2><p>Te <strong>esperamos</strong>.</p><img src=x onerror="document.title=\'roto\'"><script>document.title="roto"</script>'
  await post(backend, '/api/enviarMensajeSub', { asunto: 'Con formato', texto })
}

/** An order is a table, completed from its link; other text stays as written. */
export const Pedido = meta.story({
  beforeEach: withCompany(everything),
  play: inOrder(
    presses(/^Contacto desde la web de Ana Ríos/),
    seesA('table', /^Pedido: 3 medidas, 26 packs/),
    seesA('row', /^011250 Bulón hexagonal M12 x 50 ?Caja x 50 20 1\.000$/),
    seesA('cell', /Nota: Si no hay/),
    async ({ canvas }) => {
      for (const words of [/^Buen día, soy clienta/, /Retiramos el jueves/])
        await expect(canvas.getByText(words, { selector: 'p' })).toBeVisible()
    },
    leads('ana@example.com', 'mailto:ana@example.com'),
  ),
})
export const EnTelefono = meta.story({ ...Pedido.input, ...phone })

/** Code in a message never runs. */
export const Boletin = meta.story({
  beforeEach: withCompany(everything),
  play: inOrder(
    selects('Qué se muestra', 'Boletín (2)'),
    async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('2 mensajes de'),
    presses(/^Con formato/),
    seesA('heading', 'Feria 2026'),
    losesA('img'),
    async () => expect(document.title).not.toBe('roto'),
    sees('7 suscripciones, cada una por su lado'),
  ),
})

/** A sign-up is listed at once, and nothing of its password. */
export const Altas = meta.story({
  beforeEach: withCompany(everything),
  play: async ({ canvas, canvasElement }) => {
    await inOrder(
      searchesFor('talleres-NORTE'),
      presses(/^Nuevo cliente: talleres-norte/),
      sees(/Espera que la empresa lo active/),
    )({ canvas })
    await expect(canvasElement.textContent).not.toMatch(/ocho caracteres|pbkdf2/)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 mensaje de')
    await inOrder(
      searchesFor('nada de esto'),
      presses('Quitar los filtros'),
      seesA('button', /^Contacto desde la web de Juan Paz/),
    )({ canvas })
  },
})

const none = { clientes: [], suscripciones: [], salida: [] }
export const Vacio = meta.story({
  beforeEach: withCompany(async () => undefined, none),
  play: sees(/^Todavía no se envió nada/),
})

/** Without a database the tool says so; 'Reintentar' reads the database once there is one. */
export const NoSePuedeLeer = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No pudimos leer lo que se envió/)).toBeVisible()
    const forget = await withCompany(async () => undefined)()
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByRole('searchbox')).toBeVisible()
    await forget()
  },
})

export const Cargando = meta.story({
  beforeEach: () => {
    const open = indexedDB.open.bind(indexedDB)
    // The read never ends.
    const never = Object.assign(Object.create(EventTarget.prototype), { addEventListener: () => undefined })
    indexedDB.open = (name, version) => (name === 'vidriera' ? never : open(name, version))
    return () => void Reflect.deleteProperty(indexedDB, 'open')
  },
  play: isLoading,
})
