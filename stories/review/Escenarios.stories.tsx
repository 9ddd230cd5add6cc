import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import Escenarios from '#review/scenario/Escenarios.tsx'
import { besideThePage } from './beside.tsx'
import { sees } from '../sees.ts'
import { ofRelease, ofTest, onPhone } from '../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  component: Escenarios,
  title: 'review/Escenarios',
  decorators: [besideThePage],
})

export const ComoSiempre = meta.story({
  ...ofTest,
  play: sees('Todo anda como siempre.'),
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

/** Every bad token is named, with the token that may be meant. */
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
