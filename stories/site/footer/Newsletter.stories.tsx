import { HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Newsletter } from '../../../src/site/footer/Newsletter.tsx'
import { clearOutbox, onItsWay, putIntoOutbox } from '../outbox.ts'
import { onSite } from '../page/on-site.tsx'
import { holds, inOrder, isInvalid, lacks, onPage, reads, sees, seesA, types } from '../../play.ts'
import { notes } from '../../notes.ts'

const meta = preview.meta({
  component: Newsletter,
  title: 'site/footer/Newsletter',
  decorators: [onSite],
  beforeEach: clearOutbox,
  render: () => (
    <div data-ground="dark" style={{ maxWidth: '26rem', padding: 'var(--space-6)' }}>
      <Newsletter />
    </div>
  ),
})

const path = '/api/agregarSuscripcion'
const type = async (email: string) => userEvent.type(await screen.findByLabelText('Email'), email)
const send = () => userEvent.click(screen.getByRole('button', { name: /Suscribirme/ }))

export const Vacio = meta.story({ play: async () => expect(await screen.findByLabelText('Email')).toBeVisible() })

export const EmailIncorrecto = meta.story({
  play: inOrder(
    types('Email', 'taller@quebracho'),
    send,
    onPage(sees('Email incorrecto'), isInvalid('Email')),
    types('Email', '.example'),
    onPage(lacks('Email incorrecto')),
  ),
})

export const Suscripto = meta.story({
  play: inOrder(
    types('Email', 'taller@quebracho.example'),
    send,
    onPage(sees('suscripción exitosa'), holds({ Email: '' })),
  ),
})

const answered = fn()
export const Enviando = meta.story({
  beforeEach: (context) => {
    answered.mockClear()
    return onItsWay(path, answered)(context)
  },
  play: async () => {
    await type('taller@quebracho.example')
    await userEvent.dblClick(screen.getByRole('button', { name: /Suscribirme/ }))
    await type('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true'),
    )
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
  },
})

const refused = notes(path, () => HttpResponse.json({ message: 'No.' }, { status: 422 }))
/** A refusal is only logged: no success is shown, and the typed text stays. */
export const Rechazado = meta.story({
  beforeEach: refused.beforeEach,
  play: inOrder(
    types('Email', 'taller@quebracho.example'),
    send,
    refused.isSent(expect.anything()),
    seesA('button', 'Suscribirme'),
    holds({ Email: 'taller@quebracho.example' }),
    lacks('suscripción exitosa'),
  ),
})

/** An address that could not be sent waits, and the visitor is told. */
export const SinRed = meta.story({
  parameters: { scenario: 'agregarSuscripcion:offline' },
  play: inOrder(
    types('Email', 'taller@quebracho.example'),
    send,
    onPage(
      sees('Sin conexión: tu suscripción queda guardada y se envía sola cuando vuelva.'),
      holds({ Email: '' }),
      reads('region', 'Suscripciones que esperan para enviarse', 'taller@quebracho.example'),
    ),
  ),
})

export const ServidorConProblemas = meta.story({
  parameters: { scenario: 'agregarSuscripcion:error:503' },
  play: inOrder(
    types('Email', 'taller@quebracho.example'),
    send,
    onPage(sees('El servidor no pudo recibirla: queda guardada y se envía sola en cuanto pueda.')),
  ),
})

const waiting = {
  call: 'agregarSuscripcion',
  key: 'uno',
  since: Date.parse('2026-10-21T17:32:00Z'),
  state: 'waits',
  input: { email: 'taller@quebracho.example' },
} as const

export const Espera = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('taller@quebracho.example'))
    await expect(screen.getByLabelText('Email')).toHaveFocus()
  },
})
