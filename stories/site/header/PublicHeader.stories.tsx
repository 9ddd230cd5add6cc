import { useState, type ComponentProps } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerContacto } from '#contract/contacto.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { menu } from '#site/pages.ts'
import { PublicHeader } from '#site/header/PublicHeader.tsx'
import { addToPedido, replacePedido, usePedido } from '#state/pedido/pedido.ts'
import { page } from '#state/reload.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextInput } from '#ui/Field.tsx'
import { answers } from '../page/answers.ts'
import { bulon } from '../pedido/lines.ts'
import { seed } from '#mocks/seed/index.ts'
import { firstOf } from '../../first-of.ts'
import { onSite } from '../../app/in-app.tsx'
import { fieldIsFocused, isFocused, lacksA, leads, reads, reloads, sees, seesA } from '../../sees.ts'
import { onPhone } from '../../widths.ts'
import { clicks, inOrder, keys, onPage, type Played, presses, withoutReload } from '../../play.ts'

const meta = preview.meta({
  component: PublicHeader,
  title: 'site/header/PublicHeader',
  decorators: [onSite],
  args: { zoneAccess: <Button>Zona privada</Button> },
  beforeEach: withoutReload,
})

const contacto = { ...firstOf(seed.tables.contacto), telefono_secundario: '' }
const labels = menu.map(({ label }) => label)

export const Completo = meta.story({
  play: inOrder(
    leads('0351 555-0167', 'tel:03515550167'),
    leads(/^Chatear por WhatsApp/, 'https://wa.me/543515550142'),
    leads('ventas@buloneraquebracho.example', 'mailto:ventas@buloneraquebracho.example'),
    leads(/^Bulonera Quebracho/, '/home'),
    leads(/^Instagram/, expect.stringContaining('instagram.com/')),
    async ({ canvas }) => {
      const entries = [...canvas.getByRole('navigation').querySelectorAll('a')].map(({ textContent }) => textContent)
      await expect(entries).toEqual(labels)
      await expect(canvas.getByRole('navigation').closest('header')?.getBoundingClientRect().height).toBe(165)
    },
  ),
})

const isCurrent =
  (name: string) =>
  ({ canvas }: Played) =>
    waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'))
export const EntradaActual = meta.story({
  play: inOrder(clicks('link', 'Servicios'), isCurrent('Servicios'), async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Servicios' })).fontWeight).toBe('680')
    await expect(page.reload).not.toHaveBeenCalled()
  }),
})

export const ConSeleccionRecarga = meta.story({
  parameters: { address: '/productos?id=3' },
  play: inOrder(
    clicks('link', 'ferias'),
    reloads,
    isCurrent('ferias'),
    // Nothing is selected on that page, so nothing reloads.
    clicks('link', 'novedades'),
    isCurrent('novedades'),
    reloads,
  ),
})

export const SegundoTelefonoConOtrasMayusculas = meta.story({
  beforeEach: answers(obtenerContacto, [Object.assign({ Telefono_Secundario: '0351 555-9999' }, contacto)]),
  play: seesA('link', '0351 555-9999'),
})

const showsBundledLogo = ({ canvas }: Played) =>
  waitFor(() =>
    expect(canvas.getByRole('img', { name: /Quebracho/ })).toHaveAttribute('src', expect.stringContaining('svg')),
  )
export const SinDatos = meta.story({
  parameters: { scenario: 'obtenerContacto:hang,obtenerLogos:hang' },
  play: inOrder(showsBundledLogo, lacksA('link', /WhatsApp/)),
})

export const LogoQueNoCarga = meta.story({
  beforeEach: answers(obtenerLogos, { navbar: 'brand/no-existe.png', footer: '' }),
  play: showsBundledLogo,
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

/** The notice names the change of 'Mi pedido', and can undo that change. */
export const ConPedido = meta.story({
  beforeEach: () => {
    replacePedido([])
    addToPedido(bulon, 3)
    return () => replacePedido([])
  },
  play: inOrder(
    reads('link', /^Mi pedido/, '1'),
    sees('011250 · M12 x 50: 3 packs en tu pedido'),
    keys('{F6}'),
    isFocused('button', 'Deshacer'),
    presses('Deshacer'),
    async ({ canvas }) => expect(canvas.getByRole('link', { name: /^Mi pedido/ })).not.toHaveTextContent('1'),
  ),
})

const WithDialog = (args: ComponentProps<typeof PublicHeader>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PublicHeader {...args} />
      <Button onClick={() => setOpen(true)}>Abrir diálogo</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Zona privada">
        <TextInput aria-label="Usuario" />
      </Dialog>
    </>
  )
}

/** The notice stands over an open dialog: F6 leads to it, and back once it has gone; the mouse presses it. */
export const ConPedidoYDialogo = meta.story({
  render: (args) => <WithDialog {...args} />,
  beforeEach: () => {
    replacePedido([])
    addToPedido(bulon, 3)
    return () => replacePedido([])
  },
  play: onPage(
    sees('011250 · M12 x 50: 3 packs en tu pedido'),
    presses('Abrir diálogo'),
    fieldIsFocused('Usuario'),
    keys('{F6}'),
    isFocused('button', 'Deshacer'),
    sees('La tecla F6 lleva acá.'),
    presses('Deshacer'),
    fieldIsFocused('Usuario'),
    async () => addToPedido(bulon, 5),
    presses('Deshacer'),
    async () => {
      await waitFor(() => expect(usePedido.getState().lines).toEqual([]))
      await expect(screen.getByRole('dialog')).toBeVisible()
    },
  ),
})
