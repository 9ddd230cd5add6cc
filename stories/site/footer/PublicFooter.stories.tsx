import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerContacto } from '../../../src/contract/contacto.ts'
import { PublicFooter } from '../../../src/site/footer/PublicFooter.tsx'
import { answers, retries } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'
import { seesA } from '../../play.ts'

const meta = preview.meta({ component: PublicFooter, title: 'site/footer/PublicFooter', decorators: [onSite] })

export const Completo = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '0351 - 555-0142' })).toHaveAttribute(
      'href',
      'https://wa.me/543515550142',
    )
    await expect(canvas.getByRole('link', { name: /^ventas@/ })).toHaveAttribute(
      'href',
      'mailto:ventas@buloneraquebracho.example',
    )
    const links = [...canvas.getByRole('navigation').querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    await expect(links).toEqual([
      ['Productos', '/productos'],
      ['Quienes somos', '/empresa'],
      ['Novedades', '/novedades'],
      ['Contacto', '/contactos'],
    ])
    for (const name of ['0351 555-0167', 'Facebook', 'Instagram', 'Estudio Yunque'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    await expect(canvas.getByText(/^Bv\. de los Quebrachos 1550/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Bulonera Quebracho/ })).toBeVisible()
    await expect(canvas.getByText(/2024 Bulonera Quebracho S\.A\. Todos los derechos reservados/)).toBeVisible()
  },
})

export const Cargando = meta.story({ parameters: { scenario: 'obtenerContacto:hang' } })

export const SinSegundoTelefono = meta.story({
  beforeEach: answers(obtenerContacto, [
    {
      id: 1,
      telefono: '11 4000-0000',
      telefono_secundario: '',
      email: 'info@empresa.example',
      facebook: '',
      instagram: '',
      direccion: '',
    },
  ]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '11 4000-0000' })
    await expect(canvasElement.querySelectorAll('a[href*="wa.me"]')).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: 'Facebook' })).toBeNull()
  },
})

export const SinContacto = meta.story({ parameters: { scenario: 'obtenerContacto:empty' } })

export const NoCarga = meta.story(retries('obtenerContacto', seesA('link', '0351 - 555-0142')))
