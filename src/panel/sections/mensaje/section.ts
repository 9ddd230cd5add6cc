import type { Section } from '../section.ts'

export const mensaje = {
  entry: 'Suscripciones: Enviar Mensaje',
  about: 'Un email a todas las suscripciones.',
  admin: true,
  call: 'enviarMensajeSub',
  form: 18,
} as const satisfies Section
