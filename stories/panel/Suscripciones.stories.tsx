import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { useDirty } from '../../src/state/dirty.ts'
import { answers, as, PanelAt, phone, says } from './in-panel.tsx'
import { shows } from './states.ts'
import { deleteFirst, longText, tenThousand, write, type Canvas } from './steps.ts'

const meta = preview.meta({
  title: 'panel/Suscripciones (17, 18)',
  component: PanelAt,
  args: { address: '#s=17' },
  beforeEach: as('admin'),
})
const list = '/api/obtenerSuscripciones'

export const Lista = meta.story({
  ...shows(17, 'filled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 registros')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Email Acciones' })).toBeVisible()
  },
})
export const ListaEnTelefono = meta.story(phone)
export const ListaCargando = meta.story({
  ...shows(17, 'loading'),
  parameters: { scenario: 'obtenerSuscripciones:hang' },
})
export const ListaVacia = meta.story({ ...shows(17, 'empty'), parameters: { scenario: 'obtenerSuscripciones:empty' } })
export const ListaNoCarga = meta.story({ ...shows(17, 'down'), parameters: { scenario: 'obtenerSuscripciones:error' } })
export const ListaDiezMil = meta.story({
  ...shows(17, 'many'),
  beforeEach: answers(list, tenThousand({ email: 'compras@agromec.example' })),
})
export const ListaSinPermiso = meta.story({ ...shows(17, 'forbidden'), beforeEach: as('editor') })
export const Elimina = meta.story({
  play: async ({ canvas }) => {
    await deleteFirst({ canvas })
    await says('Suscripcion eliminada con éxito')
    await expect(await canvas.findByText('5 registros')).toBeVisible()
  },
})
export const NoElimina = meta.story({
  parameters: { scenario: 'deleteSuscripcion:error' },
  play: async ({ canvas }) => {
    await deleteFirst({ canvas })
    await says('Algo falló de nuestro lado. Probá de nuevo.')
    await expect(canvas.getByText('6 registros')).toBeVisible()
  },
})

const send = async (canvas: Canvas) => {
  await write(canvas, 'Asunto', 'Lista de noviembre')
  await write(canvas, 'Mensaje', 'Ya está disponible la nueva lista.')
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar a 6 suscripciones' }))
}

export const Mensaje = meta.story({
  ...shows(18, 'editing'),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Asunto')
  },
})
export const MensajeEnTelefono = Mensaje.extend(phone)
export const MensajeLargo = meta.story({
  args: { address: '#s=18' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Mensaje'))
    await userEvent.paste(longText.repeat(20))
  },
})
export const MensajeSinPermiso = meta.story({ ...shows(18, 'forbidden'), beforeEach: as('editor') })

export const Enviando = meta.story({
  ...shows(18, 'saving'),
  parameters: { scenario: 'enviarMensajeSub:hang' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText('Enviando..')).toBeVisible()
  },
})
/** What was sent is gone from the form, so that it is not sent twice; the focus stays. */
export const Enviado = meta.story({
  args: { address: '#s=18' },
  play: async ({ canvas }) => {
    await send(canvas)
    await says('Subcripciones enviadas con éxito')
    await expect(canvas.getByLabelText('Asunto')).toHaveValue('')
    await expect(canvas.getByLabelText('Mensaje')).toHaveValue('')
    await expect(useDirty.getState().forms).toBe(0)
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toHaveFocus()
  },
})
/** It goes to everyone: first one sees the mail, and by how many it will be read. */
export const Pregunta = meta.story({
  args: { address: '#s=18' },
  play: async ({ canvas }) => {
    await write(canvas, 'Asunto', 'Lista de noviembre')
    await write(canvas, 'Mensaje', 'Ya está disponible la nueva lista.')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Enviar mensaje' })
    await says(/^Sale ahora a 6 suscripciones/)
    await expect(dialog).toHaveTextContent('Lista de noviembre')
    await userEvent.click(await screen.findByRole('button', { name: /^Enviar una prueba a / }))
    await says('Mensaje de prueba enviado con éxito')
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Mensaje')).toHaveValue('Ya está disponible la nueva lista.')
  },
})
export const NoEnviado = meta.story({
  ...shows(18, 'down'),
  parameters: { scenario: 'enviarMensajeSub:error' },
  play: async ({ canvas }) => {
    await send(canvas)
    await says('a ocurrido un error')
    await expect(canvas.getByLabelText('Mensaje')).toHaveValue('Ya está disponible la nueva lista.')
  },
})
export const Rechazado = meta.story({
  ...shows(18, 'refused'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar' }))
    await says('a ocurrido un error')
    await expect(canvas.getByLabelText('Asunto')).toBeInvalid()
  },
})
