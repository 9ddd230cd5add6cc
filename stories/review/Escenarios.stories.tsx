import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import Escenarios from '../../src/review/scenario/Escenarios.tsx'
import { besideThePage } from './beside.tsx'
import { ofRelease, ofTest, onPhone, phone } from '../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  component: Escenarios,
  title: 'review/Escenarios',
  decorators: [besideThePage],
})

export const ComoSiempre = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todo anda como siempre.')).toBeVisible()
  },
})

/** Choices become text, and text becomes choices. */
export const Elegido = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Escenario' })
    await userEvent.click(canvas.getByRole('button', { name: 'Caído' }))
    await expect(text).toHaveValue('*:error:500')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Qué hace todo' }), 'Tarda')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quién' }), 'Editor')
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Veces' }), '2')
    await expect(text).toHaveValue('rol:editor,*:slow:3000:x2')
    await expect(canvas.getByText('como editor · todo tarda 3 s, 2 veces')).toBeVisible()
    await userEvent.type(text, ',obtenerVideos:error:404:No, gracias')
    await expect(canvas.getByText(/gracias» no es una llamada/)).toBeVisible()
  },
})

export const UnaLlamada = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Llamadas' }), 'crear novedad')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Qué hace crearNovedad' }), 'Falla')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensaje' }), 'Falta: la foto')
    await expect(canvas.getByRole('textbox', { name: 'Escenario' })).toHaveValue(
      'crearNovedad:error:500:Falta%3a la foto',
    )
  },
})

/** Each call takes a time of its own between two. */
export const Rango = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Escenario' })
    await userEvent.type(text, '*:slow:300')
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Hasta' }), '900')
    await expect(text).toHaveValue('*:slow:300-900')
    await expect(canvas.getByText('todo tarda entre 0,3 y 0,9 s')).toBeVisible()
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Hasta' }))
    await expect(text).toHaveValue('*:slow:300')
  },
})
export const RangoEnTelefono = meta.story({ ...Rango.input, ...phone })

/** Every bad word is named, with the word that may be meant. */
export const NoSeEntiende = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Escenario' }), 'obtenerNovedade:slow,rol:edtor')
    await expect(
      canvas.getByText(
        /«obtenerNovedade» no es una llamada.*¿Quisiste decir «obtenerNovedad(es)?»\?.*¿Quisiste decir «editor»\?/,
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Aplicar en esta pestaña' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
