import { expect, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import Comentarios from '../../src/review/comments/Comentarios.tsx'
import { commentsJson } from '../../src/review/comments/files.ts'
import { useMarks } from '../../src/review/screens/marks.ts'
import { find, markOf } from '../../src/review/comments/locate.ts'
import { present, type Entry } from '../../src/review/comments/comment.ts'
import { useComments } from '../../src/review/comments/store.ts'
import { comment } from '../../src/review/comments/testing.ts'
import { besidePage, holding, some } from './comments.tsx'
import { phone } from '../widths.ts'
import { inOrder, keys, onPage, presses, selects, types, uploads } from '../play.ts'
import { leads, sees, seesA } from '../sees.ts'

const meta = preview.meta({
  title: 'review/Comentarios',
  component: Comentarios,
  decorators: [besidePage],
  beforeEach: holding(some),
})

const stored = () => present(useComments.getState().entries)

export const Vacio = meta.story({
  beforeEach: holding(() => [], ''),
  play: sees(/Todavía no hay comentarios/),
})

/** One is found, one is gone and says so, one is of another screen. */
export const Lista = meta.story({
  play: inOrder(
    sees('3 comentarios, 2 sin resolver'),
    sees('Su elemento ya no está en esta pantalla.'),
    onPage(seesA('button', /^Comentario 1 de Ana/), seesA('button', '2 Su elemento ya no está')),
    leads('Productos', '/productos?escenario=obtenerProductos:slow:3000'),
  ),
})
export const ListaEnTelefono = Lista.extend(phone)

/** What a report says is told before it is copied, and shown afterwards. */
export const ParaUnDesarrollador = meta.story({
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Comentario 1' }))
    await inOrder(
      presses('Para un desarrollador el comentario 1'),
      sees(/Nunca contraseñas, claves ni datos de clientes/),
      presses('Copiar para un desarrollador'),
      sees(/## Para verlo igual/),
    )({ canvas: card })
  },
})
export const ParaUnDesarrolladorEnTelefono = ParaUnDesarrollador.extend(phone)

export const Filtrada = meta.story({
  play: inOrder(
    selects('Estado', 'Sin resolver'),
    sees('2 de 3 comentarios, 2 sin resolver'),
    types('Buscar', 'ZÍNC'),
    sees('1 de 3 comentarios, 2 sin resolver'),
  ),
})

export const Eligiendo = meta.story({
  play: inOrder(
    presses('Comentar en la página'),
    onPage(seesA('dialog', 'Elegir un elemento')),
    keys('{Tab}'),
    onPage(sees('el título «Servicios»')),
    keys('{Tab}{Tab}{ArrowDown}'),
    onPage(sees('el enlace «Corte a medida»')),
  ),
})
export const EligiendoEnTelefono = Eligiendo.extend(phone)

/** By keyboard alone, the first time: who it is, is asked once. */
export const Escribe = meta.story({
  beforeEach: holding(() => [], ''),
  play: inOrder(
    presses('Comentar en la página'),
    keys('{Tab}{Enter}'),
    onPage(
      sees('Sobre el título «Servicios»'),
      types('Comentario', 'Más grande'),
      presses('Guardar comentario'),
      sees('Decí quién comenta.'),
      types('Tu nombre', 'Ana'),
      presses('Guardar comentario'),
      seesA('button', 'Comentario 1 de Ana: Más grande'),
    ),
    async ({ canvas }) => {
      await expect(await canvas.findByText(/Comentás como/)).toHaveTextContent('Comentás como Ana')
      const [made] = stored()
      await expect(made?.spot.element).toMatchObject({ role: 'heading', name: 'Servicios' })
      await expect(made?.picture).toMatch(/^data:image\/webp;base64,.{200}/)
    },
  ),
})

export const EliminaYDeshace = meta.story({
  play: inOrder(
    presses('Eliminar el comentario 1'),
    sees('2 comentarios, 1 sin resolver'),
    onPage(presses('Deshacer')),
    sees('3 comentarios, 2 sin resolver'),
    sees('Que diga «Pedir cotización»'),
  ),
})

const approved = { id: '/servicios filled', as: 'approved', at: '2026-11-20T12:00:00.000Z', by: 'Dora' } as const
const imports = (comments: () => Entry[]) =>
  uploads(
    'Comentarios de otro revisor',
    () => new File([commentsJson(comments(), [approved])], 'comentarios.json', { type: 'application/json' }),
  )
const theirs = () => [...some().slice(0, 1), comment({ id: 'comentario-9', author: 'Dora' })]

/** What another reviewer has written comes once; a hostile file brings nothing. */
export const Importa = meta.story({
  play: inOrder(
    imports(theirs),
    sees('1 comentario nuevo, 0 actualizados, 1 marca.'),
    sees('4 comentarios, 3 sin resolver'),
    async () => expect(useMarks.getState().entries).toMatchObject([{ id: approved.id, as: 'approved' }]),
    imports(theirs),
    sees('Ya estaba todo: no cambió nada.'),
    imports(() => [comment({ id: 'comentario-8', picture: 'https://malo.example/espia.png' })]),
    sees('No se importó nada. Comentario 1, imagen: no es una imagen.'),
    async () => expect(stored()).toHaveLength(4),
  ),
})

/** The pin's own card, over the page. */
export const PinAbierto = meta.story({
  play: onPage(presses(/^Comentario 1 de Ana/), seesA('region', 'Comentario 1'), async ({ canvas }) =>
    sees('De acuerdo.')({ canvas: within(canvas.getByRole('region', { name: 'Comentario 1' })) }),
  ),
})
export const PinAbiertoEnTelefono = PinAbierto.extend(phone)

/** An element is found again after it was made anew, moved or renamed; in a list a place is another's by then. */
export const Localizador = meta.story({
  beforeEach: holding(() => []),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    const button = canvas.getByRole('button', { name: 'Pedir presupuesto' })
    const ofButton = markOf(button)
    const ofLink = markOf(canvas.getByRole('link', { name: 'Corte a medida' }))
    const again = main.cloneNode(true)
    if (!(again instanceof HTMLElement)) throw new TypeError('main')
    main.after(again)
    main.hidden = true
    const found = find(ofButton)?.element
    await expect(found).toBe(again.querySelector('button'))
    again.prepend(again.querySelector('button') ?? '')
    await expect(find(ofButton)).toMatchObject({ element: again.querySelector('button'), changed: false })
    again.querySelector('li')?.remove()
    await expect(find(ofLink)).toBeUndefined()
    again.remove()
    main.hidden = false
    button.textContent = 'Pedir cotización'
    await expect(find(ofButton)).toMatchObject({ element: button, changed: true })
    button.textContent = 'Pedir presupuesto'
  },
})
