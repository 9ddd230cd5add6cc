import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { contacto } from '#panel/sections/contacto/section.ts'
import { call } from '#api/client.ts'
import { obtenerContacto } from '#contract/contacto.ts'
import { shows } from './states.ts'
import { isRefusedWith, save } from './steps.ts'
import { inOrder, onPage, presses, writes } from '../play.ts'
import { alerts, counts, countsText, holds, isFocused, leads, seesA, unsaved } from '../sees.ts'
import { inPanel } from './in-panel.tsx'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Contacto (13)', ...inPanel('editor', contacto.form) })

const phone = '0351 - 555-0142'

export const Editar = meta.story({
  ...shows(contacto.form, 'editing'),
  play: holds({
    Dirección: 'Bv. de los Quebrachos 1550, Córdoba, Argentina',
    Email: 'ventas@buloneraquebracho.example',
    Teléfono: phone,
    'Teléfono 2': '0351 555-0167',
    'Link de Instagram': 'https://www.instagram.com/buloneraquebracho.demo',
  }),
})
export const SinDatos = meta.story({
  ...ofRelease,
  ...shows(contacto.form, 'editing'),
  parameters: { seed: { contacto: [] } },
})
export const Guardando = meta.story(shows(contacto.form, 'saving'))
export const Rechazado = meta.story({
  ...shows(contacto.form, 'refused'),
  play: isRefusedWith({ Email: 'ventas', 'Link de Instagram': 'instagram' }),
})
export const NoPuede = meta.story(shows(contacto.form, 'down'))

/** The form stays open. No call writes facebook, which is stored. */
export const Guardado = meta.story({
  play: async ({ canvas }) => {
    const [before] = await call(obtenerContacto, {})
    const written = { telefono: '0351 555-9999', telefono_secundario: '' }
    await inOrder(
      writes({ Teléfono: written.telefono, 'Teléfono 2': '' }),
      save,
      alerts('Contacto actualizado con éxito'),
      holds({ Teléfono: written.telefono }),
      unsaved(0),
    )({ canvas })
    await expect(await call(obtenerContacto, {})).toEqual([{ ...before, ...written, version: expect.any(Number) }])
  },
})

/** The WhatsApp link of a phone is seen while it is typed. */
export const EnlaceDeWhatsApp = meta.story({
  play: inOrder(
    seesA('link', 'wa.me/543515550142'),
    writes({ Teléfono: '+54 9 351 555-0142' }),
    leads('wa.me/5493515550142', 'https://wa.me/5493515550142'),
    writes({ 'Teléfono 2': '' }),
    counts(1, 'link', /^wa\.me/),
    countsText(2, /Un celular se escribe con \+54 9/),
  ),
})

/** Without a list to go back to, 'Cancelar' asks and starts over from the stored values. */
export const Cancelado = meta.story({
  play: inOrder(
    writes({ Teléfono: '0351 555-9999' }),
    presses('Cancelar'),
    onPage(presses('Salir sin guardar')),
    holds({ Teléfono: phone }),
    isFocused('button', 'Cancelar'),
    unsaved(0),
  ),
})
