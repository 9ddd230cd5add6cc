import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { EditLinks } from '#panel/staff/EditLinks.tsx'
import { inApp } from '../app/in-app.tsx'
import { lacks, leads } from '../sees.ts'
import { phone } from '../widths.ts'
import { clicksOn } from '../play.ts'

const meta = preview.meta({ title: 'panel/Editar en el sitio', component: EditLinks, decorators: [inApp] })

export const Producto = meta.story({
  parameters: { address: '/productos?id=3' },
  play: leads('Editar producto', '/admin/panel#s=28&id=3'),
})

/** Escape closes the list and gives the focus back. */
export const Servicios = meta.story({
  parameters: { address: '/servicios' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Editar'))
    await expect(await canvas.findByRole('link', { name: 'Asesoramiento técnico' })).toHaveAttribute(
      'href',
      '/admin/panel#s=53&id=2',
    )
    canvas.getByRole('link', { name: 'Servicios' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('group')).not.toHaveAttribute('open')
    await expect(screen.getByText('Editar')).toHaveFocus()
  },
})
export const ServiciosEnTelefono = meta.story({
  ...phone,
  parameters: { address: '/servicios' },
  play: clicksOn('Editar'),
})

/** A page without records of the panel. */
export const Nada = meta.story({ parameters: { address: '/pedido' }, play: lacks('Editar') })
