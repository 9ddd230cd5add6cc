import type { Comment, Spot } from './comment.ts'

/** A place for tests and stories, with the given fields. */
export const spot = (own: Partial<Spot>): Spot => ({
  address: '/',
  title: 'Inicio',
  scenario: '',
  width: 1440,
  height: 900,
  build: 'main-prueba',
  element: { role: 'button', name: 'Enviar', nth: 0, selector: 'main > button', listed: false },
  ...own,
})

export const comment = (own: Partial<Comment> & { id: string }): Comment => ({
  author: 'Ana',
  made: '2026-11-20T12:00:00.000Z',
  said: { text: 'El botón no se ve', at: '2026-11-20T12:00:00.000Z' },
  state: { resolved: false, by: '', at: '2026-11-20T12:00:00.000Z' },
  spot: spot({}),
  picture: '',
  replies: [],
  ...own,
})
