import { clear } from 'idb-keyval'
import type { ComponentType } from 'react'
import { reviewStore } from '#review/stored-value.ts'
import { edited, type Comment, type Entry } from '#review/comments/comment.ts'
import { openPin, stopCommenting } from '#review/comments/layer.ts'
import { absorb, loadComments, nameReviewer, useDeleted } from '#review/comments/store.ts'
import { comment, spot } from '#review/comments/testing.ts'
import { useMarks } from '#review/screens/marks.ts'
import { screenNow } from '#review/comments/screen-address.ts'
import { Sheet } from './beside.tsx'

/** A page under review, with the sheet beside it. */
export const besidePage = (Story: ComponentType) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start' }}>
    <main style={{ flex: '1 1 320px', padding: 'var(--space-6)' }}>
      <h1>Servicios</h1>
      <p>Cortamos, roscamos y mecanizamos según plano.</p>
      <ul>
        {['Corte a medida', 'Roscado'].map((service) => (
          <li key={service}>
            <a href="#servicio">{service}</a> <a href="#mas">Ver más</a>
          </li>
        ))}
      </ul>
      <button type="button">Pedir presupuesto</button>
    </main>
    <Sheet>
      <Story />
    </Sheet>
  </div>
)

/** A comment of this story's page. */
const here = (own: Partial<Comment> & { id: string }, element: Partial<Comment['spot']['element']> = {}): Comment =>
  comment({
    ...own,
    spot: spot({
      address: screenNow(),
      title: 'Servicios',
      width: innerWidth,
      height: innerHeight,
      ...own.spot,
      element: { ...spot({}).element, ...element },
    }),
  })

const at = '2026-11-20T12:00:00.000Z'
/** A picture of a comment's place. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** A comment of a link that the page has twice. */
export const ofSeveral = (): Entry[] => [here({ id: 'comentario-4' }, { role: 'link', name: 'Ver más' })]

/** One comment as two reviewers changed it. */
export const changedApart = (): readonly [ana: Entry, beto: Entry] => {
  const before = here({ id: 'comentario-1' }, { role: 'button', name: 'Pedir presupuesto' })
  return [edited(before, 'Más grande'), edited(before, 'Más chico')]
}

export const some = (): Entry[] => [
  here(
    {
      id: 'comentario-1',
      said: { text: 'Que diga «Pedir cotización»', at },
      replies: [{ id: 'respuesta-1', author: 'Beto', made: at, said: { text: 'De acuerdo.', at } }],
    },
    { role: 'button', name: 'Pedir presupuesto' },
  ),
  here(
    {
      id: 'comentario-2',
      author: 'Beto',
      made: '2026-11-20T13:00:00.000Z',
      said: { text: 'Falta el zincado', at },
      picture,
    },
    { role: 'link', name: 'Zincado' },
  ),
  comment({
    id: 'comentario-3',
    author: 'Carla',
    made: '2026-11-20T14:00:00.000Z',
    said: { text: 'La foto corta el bulón', at },
    state: { resolved: true, by: 'Ana', at },
    spot: spot({ address: '/productos', title: 'Productos', scenario: 'obtenerProductos:slow:3000' }),
  }),
]

const empty = async () => {
  await clear(reviewStore)
  stopCommenting()
  openPin(null)
  useMarks.setState({ entries: [] })
  await loadComments()
}
/** A story's `beforeEach`: these comments and this reviewer, removed after the story. */
export const holding =
  (entries: () => readonly Entry[], name = 'Ana') =>
  async () => {
    await empty()
    useDeleted.setState({ previous: null, said: '' })
    nameReviewer(name)
    await absorb(entries())
    return empty
  }
