import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { contacto } from '../../src/panel/sections/contacto/section.ts'
import { call } from '../../src/api/client.ts'
import { obtenerContacto } from '../../src/contract/contacto.ts'
import { useDirty } from '../../src/state/dirty.ts'
import { shows } from './states.ts'
import { isRefusedWith, save } from './steps.ts'
import { inPanel } from './in-panel.tsx'
import { says, write } from '../play.ts'

const meta = preview.meta({ title: 'panel/Contacto (13)', ...inPanel('editor', contacto.form) })

export const Editar = meta.story({
  ...shows(contacto.form, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Dirección')).toHaveValue(
      'Bv. de los Quebrachos 1550, Córdoba, Argentina',
    )
    await expect(canvas.getByLabelText('Email')).toHaveValue('ventas@buloneraquebracho.example')
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('0351 - 555-0142')
    await expect(canvas.getByLabelText('Teléfono 2')).toHaveValue('0351 555-0167')
    await expect(canvas.getByLabelText(/Instagram/)).toBeVisible()
  },
})
export const Cargando = meta.story({ parameters: { scenario: 'obtenerContacto:hang' } })
export const NoCarga = meta.story({ parameters: { scenario: 'obtenerContacto:error' } })
export const SinDatos = meta.story({ ...shows(contacto.form, 'editing'), parameters: { seed: { contacto: [] } } })
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
    await write(canvas, 'Teléfono', '0351 555-9999')
    await write(canvas, 'Teléfono 2', '')
    await save({ canvas })
    await says('Contacto actualizado con éxito')
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('0351 555-9999')
    await expect(useDirty.getState().forms).toBe(0)
    await expect(await call(obtenerContacto, {})).toEqual([
      { ...before, telefono: '0351 555-9999', telefono_secundario: '', version: expect.any(Number) },
    ])
  },
})

/** What WhatsApp makes of a phone is seen while it is typed. */
export const EnlaceDeWhatsApp = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'wa.me/543515550142' })).toBeVisible()
    await write(canvas, 'Teléfono', '+54 9 351 555-0142')
    await expect(canvas.getByRole('link', { name: 'wa.me/5493515550142' })).toHaveAttribute(
      'href',
      'https://wa.me/5493515550142',
    )
    await write(canvas, 'Teléfono 2', '')
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^wa\.me/ })).toHaveLength(1))
    await expect(canvas.getAllByText(/Un celular se escribe con \+54 9/)).toHaveLength(2)
  },
})

/** Without a list to go back to, 'Cancelar' asks and starts over from the stored values. */
export const Cancelado = meta.story({
  play: async ({ canvas }) => {
    await write(canvas, 'Teléfono', '0351 555-9999')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(canvas.getByLabelText('Teléfono')).toHaveValue('0351 - 555-0142'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await expect(useDirty.getState().forms).toBe(0)
  },
})
