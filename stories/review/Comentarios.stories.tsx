import { expect, spyOn, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import Comentarios from '#review/comments/Comentarios.tsx'
import { commentsJson } from '#review/comments/files.ts'
import { useMarks } from '#review/screens/marks.ts'
import { edited, present, type Entry } from '#review/comments/comment.ts'
import { absorb, useComments, useExported } from '#review/comments/store.ts'
import { comment } from '#review/comments/testing.ts'
import { besidePage, changedApart, holding, ofSeveral, some } from './comments.tsx'
import { phone } from '../widths.ts'
import { inOrder, keys, onPage, presses, selects, types, uploads } from '../play.ts'
import { holds, lacks, leads, loses, sees, seesA } from '../sees.ts'

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

/** One comment has its element, one has lost its element and says so, one is of another screen. */
export const Lista = meta.story({
  play: inOrder(
    sees('3 comentarios, 2 sin resolver'),
    sees('Sin lugar: en esta pantalla no hay nada con ese nombre.'),
    onPage(seesA('button', /^Comentario 1 de Ana/), seesA('button', '2 Sin lugar')),
    leads('Productos', '/productos?escenario=obtenerProductos:slow:3000'),
  ),
})
export const ListaEnTelefono = Lista.extend(phone)

/** The content of a report is described before it is copied, and shown afterwards. */
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

/** What is typed stays in its tab until it is saved; the edit of a text that somebody else has changed does not come back. */
export const Borradores = meta.story({
  play: inOrder(
    presses('Responder el comentario 1'),
    types(/^Respuesta de/, 'Seis metros'),
    presses('Cancelar'),
    presses('Editar el comentario 1'),
    types('Comentario', ' y el largo'),
    keys('{Escape}'),
    presses('Responder el comentario 1'),
    holds({ 'Respuesta de Ana': 'Seis metros' }),
    presses('Responder'),
    presses('Responder el comentario 1'),
    holds({ 'Respuesta de Ana': '' }),
    presses('Cancelar'),
    presses('Editar el comentario 1'),
    holds({ Comentario: 'Que diga «Pedir cotización» y el largo' }),
    presses('Cancelar'),
    async () =>
      absorb(
        stored()
          .slice(0, 1)
          .map((told) => edited(told, 'Más grande')),
      ),
    sees('Más grande'),
    presses('Editar el comentario 1'),
    holds({ Comentario: 'Más grande' }),
  ),
})

const kept = (isKept: boolean) => (): void => {
  useExported.setState({ isExported: false })
  spyOn(navigator.storage, 'persisted').mockResolvedValue(isKept)
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
}
const onlyHere = /guardados solo en este navegador/

/** A browser that may delete what is stored: said until the first export. */
export const SoloEnEsteNavegador = meta.story({
  beforeEach: kept(false),
  play: inOrder(sees(onlyHere), sees(/Safari los borra a los siete días/), presses('JSON'), loses(onlyHere)),
})
export const SoloEnEsteNavegadorEnTelefono = SoloEnEsteNavegador.extend(phone)

export const GuardadosDelTodo = meta.story({
  beforeEach: kept(true),
  play: inOrder(sees('3 comentarios, 2 sin resolver'), lacks(onlyHere)),
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

/** Another reviewer's comments come once; a hostile file brings nothing. */
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

export const VariosConEseNombre = meta.story({
  beforeEach: holding(ofSeveral),
  play: inOrder(
    sees('Hay varios con ese nombre en esta pantalla: el número está en el primero.'),
    onPage(seesA('button', /^Comentario 1 de Ana/)),
  ),
})

/** The pin of a comment without a place shows the picture of the place. */
export const SinLugar = meta.story({
  play: onPage(presses('2 Sin lugar'), async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Comentario 2' }))
    await sees('Sin lugar: en esta pantalla no hay nada con ese nombre.')({ canvas: card })
    await expect(card.getByRole('img', { name: /^El lugar como se veía: el enlace «Zincado»/ })).toBeVisible()
  }),
})

const apart = changedApart()

/** Texts that two reviewers wrote apart stay, in whatever order their files come. */
export const DosTextos = meta.story({
  beforeEach: holding(() => apart.slice(0, 1)),
  play: inOrder(
    imports(() => apart.slice(1)),
    sees('0 comentarios nuevos, 1 actualizado, 1 marca.'),
    sees('Más grande'),
    sees('Más chico'),
    sees('Otro texto del comentario: lo cambiaron dos personas a la vez.'),
    imports(() => apart.slice(0, 1)),
    sees('Ya estaba todo: no cambió nada.'),
  ),
})
export const DosTextosEnTelefono = DosTextos.extend(phone)
