import { HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Newsletter } from '#site/footer/Newsletter.tsx'
import { onItsWay, putIntoOutbox } from '../outbox.ts'
import { onSite } from '../../app/in-app.tsx'
import { inOrder, onPage, presses, pressesTwice, types } from '../../play.ts'
import { fieldIsFocused, holds, isInvalid, lacks, reads, sees, seesA } from '../../sees.ts'
import { notes } from '../../notes.ts'

const meta = preview.meta({
  component: Newsletter,
  title: 'site/footer/Newsletter',
  decorators: [onSite],
  render: () => (
    <div data-ground="dark" style={{ maxWidth: '26rem', padding: 'var(--space-6)' }}>
      <Newsletter />
    </div>
  ),
})

const path = '/api/agregarSuscripcion'
const email = 'taller@quebracho.example'
const send = onPage(presses(/Suscribirme/))
const subscribes = inOrder(onPage(types('Email', email)), send)

export const Vacio = meta.story({ play: onPage(holds({ Email: '' })) })

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
  play: inOrder(subscribes, onPage(sees('suscripción exitosa'), holds({ Email: '' }))),
})

const sending = onItsWay(path)
export const Enviando = meta.story({
  beforeEach: sending.beforeEach,
  play: inOrder(
    types('Email', email),
    pressesTwice(/Suscribirme/),
    types('Email', '{Enter}'),
    async ({ canvas }) =>
      expect(await canvas.findByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true'),
    sending.isSentOnce,
  ),
})

const refused = notes(path, () => HttpResponse.json({ message: 'No.' }, { status: 422 }))
/** A refusal is only logged: no success is shown, and the typed text stays. */
export const Rechazado = meta.story({
  beforeEach: refused.beforeEach,
  play: inOrder(
    subscribes,
    refused.isSent(expect.anything()),
    seesA('button', 'Suscribirme'),
    holds({ Email: email }),
    lacks('suscripción exitosa'),
  ),
})

/** An address that could not be sent waits, and the visitor is told. */
export const SinRed = meta.story({
  parameters: { scenario: 'agregarSuscripcion:offline' },
  play: inOrder(
    subscribes,
    onPage(
      sees('Sin conexión: tu suscripción queda guardada y se envía sola cuando vuelva.'),
      holds({ Email: '' }),
      reads('region', 'Suscripciones que esperan para enviarse', email),
    ),
  ),
})

export const ServidorConProblemas = meta.story({
  parameters: { scenario: 'agregarSuscripcion:error:503' },
  play: inOrder(
    subscribes,
    onPage(sees('El servidor no pudo recibirla: queda guardada y se envía sola en cuanto pueda.')),
  ),
})

const waiting = {
  call: 'agregarSuscripcion',
  key: 'uno',
  since: Date.parse('2026-10-21T17:32:00Z'),
  state: 'waits',
  input: { email },
} as const

export const Espera = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: onPage(presses('Editar'), holds({ Email: email }), fieldIsFocused('Email')),
})
