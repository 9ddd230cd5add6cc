import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Newsletter } from '../../../src/site/footer/Newsletter.tsx'
import { onSite } from '../page/on-site.tsx'

const meta = preview.meta({
  component: Newsletter,
  title: 'site/footer/Newsletter',
  decorators: [onSite],
  render: () => <div data-ground="dark" style={{ maxWidth: '26rem', padding: 'var(--space-6)' }}><Newsletter /></div>,
})

const path = '/api/agregarSuscripcion'
const type = async (email: string) => userEvent.type(await screen.findByLabelText('Email'), email)
const send = () => userEvent.click(screen.getByRole('button'))

export const Vacio = meta.story()

export const EmailIncorrecto = meta.story({
  play: async () => {
    await type('taller@quebracho')
    await send()
    await expect(await screen.findByText('Email incorrecto')).toBeVisible()
    await expect(screen.getByLabelText('Email')).toBeInvalid()
    await type('.example')
    await expect(screen.queryByText('Email incorrecto')).toBeNull()
  },
})

export const Suscripto = meta.story({
  play: async () => {
    await type('taller@quebracho.example')
    await send()
    await expect(await screen.findByText('suscripción exitosa')).toBeVisible()
    await expect(screen.getByLabelText('Email')).toHaveValue('')
  },
})

const answered = fn()
export const Enviando = meta.story({
  beforeEach: ({ msw }) => {
    answered.mockClear()
    msw.use(http.post(path, () => { answered(); return delay('infinite') }))
  },
  play: async () => {
    await type('taller@quebracho.example')
    await userEvent.dblClick(screen.getByRole('button'))
    await type('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true'))
    await expect(answered).toHaveBeenCalledTimes(1)
  },
})

/** A refusal is only logged: nothing pretends success, nothing is lost. */
export const Rechazado = meta.story({
  beforeEach: ({ msw }) => {
    answered.mockClear()
    msw.use(http.post(path, () => { answered(); return HttpResponse.json({ message: 'No.' }, { status: 500 }) }))
  },
  play: async () => {
    await type('taller@quebracho.example')
    await send()
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
    await expect(await screen.findByRole('button', { name: 'Suscribirme' })).toBeEnabled()
    await expect(screen.getByLabelText('Email')).toHaveValue('taller@quebracho.example')
    await expect(screen.queryByText('suscripción exitosa')).toBeNull()
  },
})

export const SinRed = meta.story({
  beforeEach: ({ msw }) => { msw.use(http.post(path, () => HttpResponse.error())) },
  play: async () => {
    await type('taller@quebracho.example')
    await send()
    await expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible()
    await expect(screen.getByLabelText('Email')).toHaveValue('taller@quebracho.example')
  },
})
