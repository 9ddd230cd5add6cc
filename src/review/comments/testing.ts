import type { Comment, Spot } from './comment.ts'

/** A spot for tests and stories, with the given fields. */
export const spot = (overrides: Partial<Spot>): Spot => ({
  address: '/',
  title: 'Inicio',
  scenario: '',
  width: 1440,
  height: 900,
  build: 'main-prueba',
  element: { role: 'button', name: 'Enviar' },
  ...overrides,
})

export const comment = (overrides: Partial<Comment> & { id: string }): Comment => ({
  author: 'Ana',
  made: '2026-11-20T12:00:00.000Z',
  said: { text: 'El botón no se ve', at: '2026-11-20T12:00:00.000Z' },
  state: { resolved: false, by: '', at: '2026-11-20T12:00:00.000Z' },
  spot: spot({}),
  picture: '',
  replies: [],
  ...overrides,
})
