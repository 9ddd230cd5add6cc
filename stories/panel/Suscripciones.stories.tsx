import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { mensaje } from '#panel/sections/mensaje/section.ts'
import { suscripciones } from '#panel/sections/suscripciones/section.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { lists } from './record-states.ts'
import { shows } from './states.ts'
import { deletesFirst, hasRows, tenThousand } from './steps.ts'
import { inOrder, onPage, presses, writes } from '../play.ts'
import { alerts, holds, isFocused, isInvalid, reads, sees, seesA, unsaved } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Suscripciones (17, 18)', ...inPanel('admin', suscripciones.list) })
const list = '/api/obtenerSuscripciones'

export const Lista = meta.story(lists(suscripciones.list, 6, 'Email Acciones'))
export const ListaCargando = meta.story(shows(suscripciones.list, 'loading'))
export const ListaVacia = meta.story(shows(suscripciones.list, 'empty'))
export const ListaNoCarga = meta.story(shows(suscripciones.list, 'down'))
export const ListaDiezMil = meta.story({
  ...shows(suscripciones.list, 'many'),
  beforeEach: answers(list, tenThousand({ email: 'compras@agromec.example' })),
})
export const ListaSinPermiso = meta.story(shows(suscripciones.list, 'forbidden'))
export const Elimina = meta.story({ play: deletesFirst('Suscripcion eliminada con éxito', '5 registros') })

const reached = { id: 1, email: 'compras@agromec.example' }
/** Addresses that a mail server does not know: marked, and removed in one step. */
export const NoReciben = meta.story({
  name: 'No reciben',
  beforeEach: answers(list, [
    reached,
    { id: 2, email: 'nadie@agromec.example', noRecibe: 1 },
    { id: 3, email: 'otro@agromec.example', noRecibe: 1 },
  ]),
  play: inOrder(
    hasRows(
      ['compras@agromec.example'],
      [expect.stringMatching(/^nadie@agromec\.example.*No recibe/)],
      [expect.stringMatching(/^otro@agromec\.example.*No recibe/)],
    ),
    presses('Eliminar 2 que no reciben'),
    onPage(sees(/no existen: nadie@agromec\.example y otro@agromec\.example/)),
  ),
})

const letter = { Asunto: 'Lista de noviembre', Mensaje: 'Ya está disponible la nueva lista.' }
const send = inOrder(writes(letter), presses('Enviar'), onPage(presses('Enviar a 6 suscripciones')))

export const Mensaje = meta.story({
  ...shows(mensaje.form, 'editing'),
  play: inOrder(holds({ Asunto: '', Mensaje: '' }), seesA('button', 'Enviar')),
})
export const MensajeSinPermiso = meta.story(shows(mensaje.form, 'forbidden'))

export const Enviando = meta.story({
  ...shows(mensaje.form, 'saving'),
  ...ofTest,
  play: inOrder(send, seesA('button', 'Enviando..')),
})
/** The form empties after the send, so that nothing is sent twice; the focus stays. */
export const Enviado = meta.story({
  args: { address: at(mensaje.form) },
  play: inOrder(
    send,
    alerts('Subcripciones enviadas con éxito'),
    holds({ Asunto: '', Mensaje: '' }),
    isFocused('button', 'Enviar'),
    () => waitFor(unsaved(0)),
  ),
})
/** The user first sees the mail and the number of its readers. */
export const Pregunta = meta.story({
  ...ofRelease,
  args: { address: at(mensaje.form) },
  play: inOrder(
    writes({ Asunto: 'Lista de noviembre', Mensaje: 'Escribinos a <b>Ana <ana@example.com></b>' }),
    presses('Enviar'),
    alerts(/^Sale ahora a 6 suscripciones/),
    // A typed tag is text, and the letter ends as subscribers get it.
    onPage(
      reads('dialog', 'Enviar mensaje', 'Escribinos a <b>Ana <ana@example.com></b>'),
      seesA('link', 'darse de baja'),
    ),
    onPage(presses(/^Enviar una prueba a /)),
    alerts('Mensaje de prueba enviado con éxito'),
  ),
})
export const NoEnviado = meta.story({
  ...shows(mensaje.form, 'down'),
  ...ofTest,
  play: inOrder(send, alerts('a ocurrido un error'), holds(letter)),
})
export const Rechazado = meta.story({
  ...shows(mensaje.form, 'refused'),
  play: inOrder(presses('Enviar'), alerts('a ocurrido un error'), isInvalid('Asunto')),
})
