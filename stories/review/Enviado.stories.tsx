import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import type { Backend } from '../../mocks/backend.ts'
import Enviado from '../../src/review/sent/Enviado.tsx'
import { orderText } from '../../src/site/pedido/text.ts'
import { linkOf } from '../../src/state/pedido/link.ts'
import { linesOf } from '../../src/state/pedido/linea.ts'
import { post, withCompany } from './company.ts'
import { besideThePage } from './beside.tsx'
import { phone } from '../widths.ts'
import { sees } from '../play.ts'

const meta = preview.meta({ component: Enviado, title: 'review/Enviado', decorators: [besideThePage] })

const lines = linesOf([
  { codigo: '011250', nombre: 'Bulón hexagonal', tamaño: 'M12 x 50', pack: 'Caja x 50', cantidad: 20, nota: '' },
  {
    codigo: '031016',
    nombre: 'Arandela plana',
    tamaño: 'M10',
    pack: 'Bolsa x 1.000',
    cantidad: 4,
    nota: 'Si no hay de 1.000, de 500',
  },
  { codigo: '070330', nombre: 'Cadena galvanizada', tamaño: '3/16"', pack: 'Rollo x 30 m', cantidad: 2, nota: '' },
])
const whole = { link: linkOf({ de: '', lines }), fits: (text: string) => text.length < 5_000 }

const everything = async (backend: Backend) => {
  await post(backend, '/enviarCorreo', {
    nombre: 'Ana Ríos',
    empresa: 'Taller Ríos',
    email: 'ana@example.com',
    celular: '0351 555 0100',
    mensaje: `Buen día, soy clienta desde 2019.\n${orderText(lines, whole).text}\nRetiramos el jueves.`,
  })
  await post(backend, '/enviarCorreo', {
    nombre: 'Juan Paz',
    empresa: 'Obra Sur',
    email: 'juan@example.com',
    mensaje: '',
  })
  await post(backend, '/api/crearUsuarioZona', {
    usuario: 'talleres-norte',
    email: 'compras@norte.example',
    contraseña: 'ocho caracteres',
  })
  await post(backend, '/api/agregarSuscripcion', { email: 'nueva@example.com' })
  await post(backend, '/api/verificarLogin', { usuario: 'admin', contraseña: 'admin1234' })
  await post(backend, '/api/enviarMensajeSub', {
    asunto: 'Nueva lista de precios',
    texto: 'Ya está disponible en la zona privada.\n\nhttps://example.com/zonaPrivada',
  })
  await post(backend, '/api/enviarMensajeSub', {
    asunto: 'Con formato',
    texto:
      '<h2>Feria 2026</h2><p>Te <strong>esperamos</strong>.</p><img src=x onerror="document.title=\'roto\'"><script>document.title="roto"</script>',
  })
}

/** An order is a table, completed from its link; other text stays as written. */
export const Pedido = meta.story({
  beforeEach: withCompany(everything),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Contacto desde la web de Ana Ríos/ }))
    const table = within(canvas.getByRole('table', { name: /^Pedido: 3 medidas, 26 packs/ }))
    await expect(
      table.getByRole('row', { name: /^011250 Bulón hexagonal M12 x 50 ?Caja x 50 20 1\.000$/ }),
    ).toBeVisible()
    await expect(table.getByRole('cell', { name: /Nota: Si no hay/ })).toBeVisible()
    await expect(canvas.getByText(/^Buen día, soy clienta/, { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText(/Retiramos el jueves/, { selector: 'p' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
      'href',
      'mailto:ana@example.com',
    )
  },
})
export const EnTelefono = meta.story({ ...Pedido.input, ...phone })

/** Code in a message never runs. */
export const Boletin = meta.story({
  beforeEach: withCompany(everything),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Qué se muestra' }), 'Boletín (2)')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 mensajes de')
    await userEvent.click(canvas.getByRole('button', { name: /^Con formato/ }))
    await expect(canvas.getByRole('heading', { name: 'Feria 2026' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
    await expect(document.title).not.toBe('roto')
    await expect(canvas.getByText('7 suscripciones, cada una por su lado')).toBeVisible()
  },
})

/** A sign-up that comes meanwhile is there at once; nothing of its password is. */
export const Altas = meta.story({
  beforeEach: withCompany(everything),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar en lo enviado' }), 'talleres-NORTE')
    await userEvent.click(await canvas.findByRole('button', { name: /^Nuevo cliente: talleres-norte/ }))
    await expect(canvas.getByText(/Espera que la empresa lo active/)).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/ocho caracteres|pbkdf2/)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 mensaje de')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'nada de esto')
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar los filtros' }))
    await expect(await canvas.findByRole('button', { name: /^Contacto desde la web de Juan Paz/ })).toBeVisible()
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
    indexedDB.open = (name, version) =>
      name === 'vidriera'
        ? Object.assign(Object.create(EventTarget.prototype), { addEventListener: () => undefined })
        : open(name, version)
    return () => {
      Reflect.deleteProperty(indexedDB, 'open')
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument()
  },
})
