import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import Comentarios from '../../src/review/comments/Comentarios.tsx'
import { commentsJson } from '../../src/review/comments/files.ts'
import { useMarks } from '../../src/review/screens/marks.ts'
import { find, markOf } from '../../src/review/comments/locate.ts'
import { present } from '../../src/review/comments/comment.ts'
import { useComments } from '../../src/review/comments/store.ts'
import { comment } from '../../src/review/comments/testing.ts'
import { besidePage, holding, some } from './comments.tsx'
import { phone } from '../widths.ts'
import { inOrder, onPage, presses, sees, selects, types } from '../play.ts'

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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 comentarios, 2 sin resolver')).toBeVisible()
    await expect(
      await canvas.findByText('Su elemento ya no está en esta pantalla.', {}, { timeout: 5_000 }),
    ).toBeVisible()
    await expect(await screen.findByRole('button', { name: /^Comentario 1 de Ana/ })).toBeVisible()
    await expect(await screen.findByRole('button', { name: '2 Su elemento ya no está' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Productos' })).toHaveAttribute(
      'href',
      '/productos?escenario=obtenerProductos:slow:3000',
    )
  },
})
export const ListaEnTelefono = Lista.extend(phone)

/** What a report says is told before it is copied, and shown afterwards. */
export const ParaUnDesarrollador = meta.story({
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Comentario 1' }))
    await userEvent.click(card.getByRole('button', { name: 'Para un desarrollador el comentario 1' }))
    await expect(card.getByText(/Nunca contraseñas, claves ni datos de clientes/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Copiar para un desarrollador' }))
    await expect(await card.findByText(/## Para verlo igual/)).toBeVisible()
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
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comentar en la página' }))
    const bar = await screen.findByRole('dialog', { name: 'Elegir un elemento' })
    await userEvent.keyboard('{Tab}')
    await expect(await within(bar).findByText('el título «Servicios»')).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    await userEvent.keyboard('{ArrowDown}')
    await expect(await within(bar).findByText('el enlace «Corte a medida»')).toBeVisible()
  },
})
export const EligiendoEnTelefono = Eligiendo.extend(phone)

/** By keyboard alone, the first time: who it is, is asked once. */
export const Escribe = meta.story({
  beforeEach: holding(() => [], ''),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comentar en la página' }))
    await userEvent.keyboard('{Tab}{Enter}')
    const form = within(await screen.findByRole('region', { name: 'Comentario nuevo' }))
    await expect(form.getByText('Sobre el título «Servicios»')).toBeVisible()
    await userEvent.type(form.getByLabelText('Comentario'), 'Más grande')
    await userEvent.click(form.getByRole('button', { name: 'Guardar comentario' }))
    await expect(await form.findByText('Decí quién comenta.')).toBeVisible()
    await userEvent.type(form.getByLabelText('Tu nombre'), 'Ana')
    await userEvent.click(form.getByRole('button', { name: 'Guardar comentario' }))
    await expect(await screen.findByRole('button', { name: 'Comentario 1 de Ana: Más grande' })).toBeVisible()
    await expect(await canvas.findByText(/Comentás como/)).toHaveTextContent('Comentás como Ana')
    const [made] = stored()
    await expect(made?.spot.element).toMatchObject({ role: 'heading', name: 'Servicios' })
    await expect(made?.picture).toMatch(/^data:image\/webp;base64,.{200}/)
  },
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

const file = (text: string) => new File([text], 'comentarios.json', { type: 'application/json' })

/** What another reviewer has written comes once; a hostile file brings nothing. */
export const Importa = meta.story({
  play: async ({ canvas }) => {
    const theirs = [
      ...some().slice(0, 1),
      comment({ id: 'comentario-9', author: 'Dora', said: { text: 'El mío', at: '2026-11-20T12:00:00.000Z' } }),
    ]
    const theirFile = file(
      commentsJson(theirs, [{ id: '/servicios filled', as: 'approved', at: '2026-11-20T12:00:00.000Z', by: 'Dora' }]),
    )
    await userEvent.upload(await canvas.findByLabelText('Comentarios de otro revisor'), theirFile)
    await expect(await canvas.findByText('1 comentario nuevo, 0 actualizados, 1 marca.')).toBeVisible()
    await expect(canvas.getByText('4 comentarios, 3 sin resolver')).toBeVisible()
    await expect(useMarks.getState().entries).toMatchObject([{ id: '/servicios filled', as: 'approved' }])
    await userEvent.upload(canvas.getByLabelText('Comentarios de otro revisor'), theirFile)
    await expect(await canvas.findByText('Ya estaba todo: no cambió nada.')).toBeVisible()
    const hostile = commentsJson([comment({ id: 'comentario-8', picture: 'https://malo.example/espia.png' })])
    await userEvent.upload(canvas.getByLabelText('Comentarios de otro revisor'), file(hostile))
    await expect(await canvas.findByText('No se importó nada. Comentario 1, imagen: no es una imagen.')).toBeVisible()
    await expect(stored()).toHaveLength(4)
  },
})

/** The pin's own card, over the page. */
export const PinAbierto = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Comentario 1 de Ana/ }))
    const card = await screen.findByRole('region', { name: 'Comentario 1' })
    await expect(within(card).getByText('De acuerdo.')).toBeVisible()
  },
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
