import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { firstOf } from '../../first-of.ts'
import { PublicFooter } from '#site/footer/PublicFooter.tsx'
import { retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { lacksA, leads, sees, seesA } from '../../sees.ts'
import { inOrder } from '../../play.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ component: PublicFooter, title: 'site/footer/PublicFooter', decorators: [onSite] })

export const Completo = meta.story({
  play: inOrder(
    leads('0351 - 555-0142', 'https://wa.me/543515550142'),
    leads(/^ventas@/, 'mailto:ventas@buloneraquebracho.example'),
    leads('Productos', '/productos'),
    leads('Quienes somos', '/empresa'),
    leads('Novedades', '/novedades'),
    leads('Contacto', '/contactos'),
    async ({ canvas }) => {
      const entries = [...canvas.getByRole('navigation').querySelectorAll('a')].map(({ textContent }) => textContent)
      await expect(entries).toEqual(['Productos', 'Quienes somos', 'Novedades', 'Contacto'])
    },
    ...['0351 555-0167', 'Facebook', 'Instagram', 'Estudio Yunque'].map((name) => seesA('link', name)),
    sees(/^Bv\. de los Quebrachos 1550/),
    seesA('img', /^Bulonera Quebracho/),
    sees(/2024 Bulonera Quebracho S\.A\. Todos los derechos reservados/),
  ),
})

export const Cargando = meta.story({ ...ofRelease, parameters: { scenario: 'obtenerContacto:hang' } })

const onePhone = { ...firstOf(seed.tables.contacto), telefono_secundario: '', facebook: '' }
export const SinSegundoTelefono = meta.story({
  parameters: { seed: { contacto: [onePhone] } },
  play: inOrder(seesA('link', onePhone.telefono), lacksA('link', 'Facebook'), ({ canvas }) =>
    expect(canvas.getAllByRole('link').filter((link: Element) => link.matches('[href*="wa.me"]'))).toHaveLength(1),
  ),
})

export const SinContacto = meta.story({ ...ofRelease, parameters: { scenario: 'obtenerContacto:empty' } })

export const NoCarga = meta.story(retries('obtenerContacto', seesA('link', '0351 - 555-0142')))
