import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { firstOf } from '../../first-of.ts'
import { obtenerContacto } from '#contract/contacto.ts'
import { ContactosPage } from '#site/contactos/ContactosPage.tsx'
import { consultAbout, storedDraft } from '#site/contactos/draft.ts'
import { answers, isLoading, retries } from '../page/answers.ts'
import { onItsWay, putIntoOutbox } from '../outbox.ts'
import { onSite } from '../../app/in-app.tsx'
import { inOrder, onPage, presses, pressesTwice, types, writes } from '../../play.ts'
import {
  alerts,
  atRest,
  counts,
  fieldIsFocused,
  holds,
  isInvalid,
  lacks,
  lacksA,
  leads,
  losesA,
  reads,
  sees,
  seesA,
} from '../../sees.ts'
import { notes } from '../../notes.ts'
import { onPhone, phone } from '../../widths.ts'

const meta = preview.meta({
  component: ContactosPage,
  title: 'site/contactos/ContactosPage',
  decorators: [onSite],
  // The company's data comes last.
  afterEach: atRest,
})

const ana = { 'Nombre y apellido*': 'Ana Paz', 'E-mail*': 'ana@taller.example', Empresa: 'Taller Paz' }
const fill = (email = ana['E-mail*']) => writes({ ...ana, 'E-mail*': email, 'Mensaje*': 'Hola' })
const send = presses('Enviar')

export const Vacio = meta.story({
  play: inOrder(
    leads(/Dirección/, expect.stringContaining('maps')),
    leads('Teléfono 0351 - 555-0142', 'tel:03515550142'),
    leads('Teléfono 0351 555-0167', 'tel:03515550167'),
    leads(/E-mail/, expect.stringMatching(/^mailto:.*body=Hola%20queria%20consultar$/)),
    sees('Completá detalladamente el formulario y nos pondremos en contacto a la brevedad'),
    holds({ 'Nombre y apellido*': '', 'E-mail*': '', 'Celular*': '', Empresa: '', 'Mensaje*': '' }),
    seesA('button', 'Enviar'),
    sees('*Campos obligatorios'),
  ),
})

export const EnTelefono = meta.story({ ...phone, play: sees('*Campos obligatorios') })

const noted = notes('/enviarCorreo')
const required = ['Nombre y apellido*', 'E-mail*', 'Empresa']

export const FaltanCampos = meta.story({
  beforeEach: noted.beforeEach,
  play: inOrder(
    types('Celular*', '351 555'),
    send,
    sees('Mensaje fallido faltan rellenar campos obligatorios'),
    fieldIsFocused('Nombre y apellido*'),
    ...required.map(isInvalid),
    holds({ 'Celular*': '351 555' }),
    async ({ canvas }) => expect(canvas.getByLabelText('Mensaje*')).toBeValid(),
    noted.isSent(),
  ),
})

const sending = onItsWay('/enviarCorreo')
/** A double click sends once. */
export const Enviando = meta.story({
  beforeEach: sending.beforeEach,
  play: inOrder(
    fill(),
    pressesTwice('Enviar'),
    sees('Enviando..'),
    sending.isSentOnce,
    holds({ 'Nombre y apellido*': 'Ana Paz' }),
  ),
})

/** Phone and message may stay empty (§5). */
export const Enviado = meta.story({
  play: inOrder(
    writes(ana),
    send,
    sees('Mensaje enviado correctamente'),
    holds({ 'Nombre y apellido*': '' }),
    async () => expect(storedDraft().nombre).toBe(''),
  ),
})

/** The form checks no format (§5): the API refuses the address. */
export const EmailRechazado = meta.story({
  play: inOrder(
    fill('ana@taller'),
    send,
    sees('Mensaje fallido revisar campos'),
    isInvalid('E-mail*'),
    sees(/Escribí una dirección de correo completa/),
    holds({ 'Mensaje*': 'Hola' }),
    types('E-mail*', '.example'),
    send,
    sees('Mensaje enviado correctamente'),
  ),
})

/** A message that the server could not take is stored, and the form is empty again. */
export const ServidorConProblemas = meta.story({
  parameters: { scenario: 'enviarCorreo:error:500' },
  play: inOrder(
    fill(),
    send,
    alerts('El servidor no pudo recibirlo: tu mensaje queda guardado y se envía solo en cuanto pueda.'),
    onPage(reads('region', 'Mensajes que esperan para enviarse', 'Hola')),
    async () => expect(storedDraft().nombre).toBe(''),
  ),
})

export const SinConexion = meta.story({
  parameters: { scenario: 'enviarCorreo:offline' },
  play: inOrder(
    fill(),
    send,
    alerts('Sin conexión: tu mensaje queda guardado y se envía solo cuando vuelva.'),
    onPage(lacks('Mensaje fallido revisar campos')),
    holds({ 'Mensaje*': '' }),
  ),
})

const waiting = {
  call: 'enviarCorreo',
  key: 'uno',
  since: Date.parse('2026-10-21T17:32:00Z'),
  state: 'waits',
  input: {
    nombre: 'Ana Paz',
    email: 'ana@taller.example',
    celular: '',
    empresa: 'Taller Paz',
    mensaje: 'Hola, necesito 400 bulones hexagonales M12 para fin de mes.',
  },
} as const
const refused = {
  ...waiting,
  key: 'dos',
  state: 'refused',
  reason: 'Escribí una dirección de correo completa, como nombre@empresa.com.',
} as const
const waitingMessages = 'Mensajes que esperan para enviarse'

const waits = 'Guardado el 21 de octubre a las 14:32. Se envía solo cuando vuelva la conexión.'
export const UnMensajeEspera = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: reads('region', waitingMessages, waits),
})
export const EsperanVariosEnTelefono = meta.story({
  ...onPhone,
  beforeEach: () => putIntoOutbox(waiting, refused),
  play: reads('region', waitingMessages, 'El servidor no lo aceptó: Escribí una dirección de correo completa'),
})

/** A message taken back into the form is a draft and no longer waits. */
export const SeEditaLoQueEspera = meta.story({
  beforeEach: () => putIntoOutbox(refused),
  play: inOrder(
    presses('Editar'),
    holds({ 'Mensaje*': refused.input.mensaje }),
    fieldIsFocused('Nombre y apellido*'),
    onPage(losesA('region', waitingMessages)),
    send,
    alerts('Mensaje enviado correctamente'),
  ),
})

/** A waiting message does not overwrite the text in the form. */
export const NoSePisaLoQueSeEscribe = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: inOrder(
    types('Mensaje*', 'Otra cosa'),
    reads('region', waitingMessages, 'Para editarlo, terminá antes lo que estás escribiendo.'),
    onPage(lacksA('button', 'Editar')),
  ),
})

export const SeDescartaLoQueEspera = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: inOrder(
    presses('Descartar'),
    presses('Conservar'),
    presses('Descartar'),
    presses('Sí, descartar'),
    alerts('Mensaje descartado: no se va a enviar.'),
    onPage(losesA('region', waitingMessages)),
    fieldIsFocused('Nombre y apellido*'),
  ),
})

const inquiry = 'Hola, quería consultar por Bulón hexagonal (código 010830).'
export const ConsultaPorUnProducto = meta.story({
  beforeEach: () => consultAbout(inquiry),
  play: inOrder(
    holds({ 'Mensaje*': `${inquiry}\n` }),
    send,
    alerts('Mensaje fallido faltan rellenar campos obligatorios'),
    holds({ 'Mensaje*': `${inquiry}\n` }),
  ),
})

export const Cargando = meta.story({
  parameters: { scenario: 'obtenerContacto:hang' },
  play: async ({ canvas }) => {
    await isLoading({ canvas })
    await expect(canvas.getByLabelText('Mensaje*')).toBeVisible()
  },
})

export const FallanLosDatos = meta.story(retries('obtenerContacto', seesA('link', /Dirección/)))

const blanks = { telefono_secundario: '', email: '', facebook: '', instagram: '', direccion: '' }
export const DatosMinimos = meta.story({
  beforeEach: answers(obtenerContacto, [{ ...firstOf(seed.tables.contacto), ...blanks }]),
  play: inOrder(counts(1, 'link', /Teléfono/), lacksA('region', 'Mapa')),
})
