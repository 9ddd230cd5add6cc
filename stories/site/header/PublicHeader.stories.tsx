import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerContacto } from '../../../src/contract/contacto.ts'
import { obtenerLogos } from '../../../src/contract/logos.ts'
import { PublicHeader } from '../../../src/site/header/PublicHeader.tsx'
import { addToPedido, replacePedido } from '../../../src/state/pedido/pedido.ts'
import { page } from '../../../src/state/reload.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { answers } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'
import { onPhone } from '../../widths.ts'
import { seesA } from '../../play.ts'

const meta = preview.meta({
  component: PublicHeader,
  title: 'site/header/PublicHeader',
  decorators: [onSite],
  args: { zoneAccess: <Button>Zona privada</Button> },
  beforeEach: () => {
    const reload = spyOn(page, 'reload').mockImplementation(() => {})
    return () => reload.mockRestore()
  },
})

const contacto = {
  id: 1,
  telefono: '0351 - 555-0142',
  telefono_secundario: '',
  email: 'ventas@empresa.example',
  facebook: '',
  instagram: '',
  direccion: '',
}
const labels = ['Empresa', 'Productos', 'Servicios', 'Descargas', 'novedades', 'ferias', 'videos', 'contacto']

export const Completo = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '0351 555-0167' })).toHaveAttribute('href', 'tel:03515550167')
    await expect(await canvas.findByRole('link', { name: /^Chatear por WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/543515550142',
    )
    await expect(canvas.getByRole('link', { name: 'ventas@buloneraquebracho.example' })).toHaveAttribute(
      'href',
      'mailto:ventas@buloneraquebracho.example',
    )
    await expect(canvas.getByRole('link', { name: /^Bulonera Quebracho/ })).toHaveAttribute('href', '/home')
    await expect(canvas.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'href',
      expect.stringContaining('instagram.com/'),
    )
    const entries = [...canvas.getByRole('navigation').querySelectorAll('a')].map(({ textContent }) => textContent)
    await expect(entries).toEqual(labels)
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().height).toBe(165)
  },
})

export const EntradaActual = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = await canvas.findByRole('link', { name: 'Servicios' })
    await userEvent.click(entry)
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'))
    await expect(getComputedStyle(entry).fontWeight).toBe('680')
    await expect(page.reload).not.toHaveBeenCalled()
  },
})

export const ConSeleccionRecarga = meta.story({
  parameters: { address: '/productos?id=3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'ferias' }))
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1))
    await expect(canvas.getByRole('link', { name: 'ferias' })).toHaveAttribute('aria-current', 'page')
    // Nothing is selected on that page, so nothing reloads.
    await userEvent.click(canvas.getByRole('link', { name: 'novedades' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'novedades' })).toHaveAttribute('aria-current', 'page'))
    await expect(page.reload).toHaveBeenCalledTimes(1)
  },
})

export const SegundoTelefonoConOtrasMayusculas = meta.story({
  beforeEach: answers(obtenerContacto, [Object.assign({ Telefono_Secundario: '0351 555-9999' }, contacto)]),
  play: seesA('link', '0351 555-9999'),
})

export const UnSoloTelefono = meta.story({
  beforeEach: answers(obtenerContacto, [contacto]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '0351 - 555-0142' })
    await expect(canvasElement.querySelectorAll('a[href^="tel:"]')).toHaveLength(1)
  },
})

export const SinDatos = meta.story({
  parameters: { scenario: 'obtenerContacto:hang,obtenerLogos:hang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Quebracho/ })).toHaveAttribute(
      'src',
      expect.stringContaining('svg'),
    )
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  },
})

export const LogoQueNoCarga = meta.story({
  beforeEach: answers(obtenerLogos, { navbar: 'brand/no-existe.png', footer: '' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /Quebracho/ })).toHaveAttribute('src', expect.stringContaining('svg')),
    )
  },
})

export const MenuAbierto = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Abrir menú' })
    const logo = await canvas.findByRole('img')
    await expect(logo.getBoundingClientRect().height, 'a logo that is read').toBeGreaterThanOrEqual(28)
    await expect(canvas.queryByRole('link', { name: 'Empresa' })).toBeNull()
    await userEvent.click(toggle)
    await expect(canvas.getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Empresa' })).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: 'Zona privada' })).toHaveLength(2)
  },
})

/** The notice says what changed in 'Mi pedido', and can undo it. */
export const ConPedido = meta.story({
  beforeEach: () => {
    replacePedido([])
    addToPedido(
      { codigo: '011250', nombre: 'Bulón hexagonal', tamaño: 'M12 x 50', pack: 'Caja x 50', codigobarra: '' },
      3,
    )
    return () => replacePedido([])
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Mi pedido/ })).toHaveTextContent('1')
    await waitFor(() => expect(canvas.getByText('011250 · M12 x 50: 3 packs en tu pedido')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }))
    await expect(canvas.getByRole('link', { name: /^Mi pedido/ })).not.toHaveTextContent('1')
  },
})
