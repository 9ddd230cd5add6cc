import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerContacto } from '../../../src/contract/contacto.ts'
import { ContactosPage } from '../../../src/site/contactos/ContactosPage.tsx'
import { consultAbout, keptDraft } from '../../../src/site/contactos/draft.ts'
import { answers } from '../page/answers.ts'
import { clearOutbox, onItsWay, putIntoOutbox } from '../outbox.ts'
import { onSite } from '../page/on-site.tsx'
import { onPhone, tablet } from '../../widths.ts'
import { counts, inOrder, lacksA, onPage, presses, seesA } from '../../play.ts'

const meta = preview.meta({
  component: ContactosPage,
  title: 'site/contactos/ContactosPage',
  decorators: [onSite],
  beforeEach: async () => {
    sessionStorage.clear()
    await clearOutbox()
  },
})

const field = (label: string) => screen.findByRole('textbox', { name: label })
const fill = async (email = 'ana@taller.example') => {
  await userEvent.type(await field('Nombre y apellido*'), 'Ana Paz')
  await userEvent.type(await field('E-mail*'), email)
  await userEvent.type(await field('Empresa'), 'Taller Paz')
  await userEvent.type(await field('Mensaje*'), 'Hola')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
/** The story ends after the company's data has loaded. */
const atRest = () => waitFor(() => expect(document.head.querySelector('meta[name="keywords"]')).toBeInTheDocument())
const says = async (text: string) => expect(await screen.findByText(text)).toBeVisible()

const rests = async () => {
  await says('*Campos obligatorios')
  await atRest()
}

export const Vacio = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Dirección/ })).toHaveAttribute(
      'href',
      expect.stringContaining('maps'),
    )
    await expect(canvas.getAllByRole('link', { name: /Teléfono/ }).map((link) => link.getAttribute('href'))).toEqual([
      'tel:03515550142',
      'tel:03515550167',
    ])
    await expect(canvas.getByRole('link', { name: /E-mail/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*body=Hola%20queria%20consultar$/),
    )
    await says('Completá detalladamente el formulario y nos pondremos en contacto a la brevedad')
    for (const label of ['Nombre y apellido*', 'E-mail*', 'Celular*', 'Empresa', 'Mensaje*'])
      await expect(canvas.getByLabelText(label)).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toBeVisible()
    await says('*Campos obligatorios')
  },
})

export const EnTelefono = meta.story({ ...onPhone, play: rests })
export const EnTableta = meta.story({ ...tablet, play: rests })

export const FaltanCampos = meta.story({
  play: async ({ msw }) => {
    const sent = fn()
    msw.use(
      http.post('/enviarCorreo', () => {
        sent()
      }),
    )
    await userEvent.type(await field('Celular*'), '351 555')
    await send()
    await says('Mensaje fallido faltan rellenar campos obligatorios')
    await expect(await field('Nombre y apellido*')).toHaveFocus()
    for (const label of ['Nombre y apellido*', 'E-mail*', 'Empresa']) await expect(await field(label)).toBeInvalid()
    await expect(await field('Mensaje*')).toBeValid()
    await expect(await field('Celular*')).toHaveValue('351 555')
    await expect(sent).not.toHaveBeenCalled()
    await atRest()
  },
})

const answered = fn()

/** A double click sends once. */
export const Enviando = meta.story({
  beforeEach: (context) => {
    answered.mockClear()
    return onItsWay('/enviarCorreo', answered)(context)
  },
  play: async () => {
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar' }))
    await says('Enviando..')
    await waitFor(() => expect(answered).toHaveBeenCalledOnce())
    await expect(await field('Nombre y apellido*')).toHaveValue('Ana Paz')
    await atRest()
  },
})

export const Enviado = meta.story({
  play: async () => {
    await fill()
    await send()
    await says('Mensaje enviado correctamente')
    await expect(await field('Nombre y apellido*')).toHaveValue('')
    await expect(keptDraft().mensaje).toBe('')
    await atRest()
  },
})

/** The form checks no format (§5): the API refuses the address. */
export const EmailRechazado = meta.story({
  play: async () => {
    await fill('ana@taller')
    await send()
    await says('Mensaje fallido revisar campos')
    await expect(await field('E-mail*')).toBeInvalid()
    await expect(await field('E-mail*')).toHaveAccessibleDescription(/Escribí una dirección de correo completa/)
    await expect(await field('Mensaje*')).toHaveValue('Hola')
    await userEvent.type(await field('E-mail*'), '.example')
    await send()
    await says('Mensaje enviado correctamente')
    await atRest()
  },
})

/** A message that the server could not take is kept, and the form is empty again. */
export const ServidorConProblemas = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/enviarCorreo', () => HttpResponse.json({ message: 'No pudimos enviarlo.' }, { status: 500 })))
  },
  play: async () => {
    await fill()
    await send()
    await says('El servidor no pudo recibirlo: tu mensaje queda guardado y se envía solo en cuanto pueda.')
    await expect(await screen.findByRole('region', { name: 'Mensajes que esperan para enviarse' })).toHaveTextContent(
      'Hola',
    )
    await expect(keptDraft().nombre).toBe('')
    await atRest()
  },
})

export const SinConexion = meta.story({
  parameters: { scenario: 'enviarCorreo:offline' },
  play: async () => {
    await fill()
    await send()
    await says('Sin conexión: tu mensaje queda guardado y se envía solo cuando vuelva.')
    await expect(screen.queryByText('Mensaje fallido revisar campos')).toBeNull()
    await expect(await field('Mensaje*')).toHaveValue('')
    await atRest()
  },
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
const list = () => screen.findByRole('region', { name: 'Mensajes que esperan para enviarse' })
const within = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const UnMensajeEspera = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: async () => {
    await expect(await list()).toHaveTextContent(
      'Guardado el 21 de octubre a las 14:32. Se envía solo cuando vuelva la conexión.',
    )
    await atRest()
  },
})
export const EsperanVariosEnTelefono = meta.story({
  ...onPhone,
  beforeEach: () => putIntoOutbox(waiting, refused),
  play: async () => {
    await expect(await list()).toHaveTextContent('El servidor no lo aceptó: Escribí una dirección de correo completa')
    await atRest()
  },
})

/** A message taken back into the form is a draft and no longer waits. */
export const SeEditaLoQueEspera = meta.story({
  beforeEach: () => putIntoOutbox(refused),
  play: async () => {
    await within('Editar')
    await waitFor(async () => expect(await field('Mensaje*')).toHaveValue(refused.input.mensaje))
    await expect(await field('Nombre y apellido*')).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mensajes que esperan para enviarse' })).toBeNull())
    await send()
    await says('Mensaje enviado correctamente')
    await atRest()
  },
})

/** A waiting message does not overwrite the text in the form. */
export const NoSePisaLoQueSeEscribe = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: async () => {
    await userEvent.type(await field('Mensaje*'), 'Otra cosa')
    await expect(await list()).toHaveTextContent('Para editarlo, terminá antes lo que estás escribiendo.')
    await expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull()
    await atRest()
  },
})

export const SeDescartaLoQueEspera = meta.story({
  beforeEach: () => putIntoOutbox(waiting),
  play: async () => {
    await within('Descartar')
    await within('Conservar')
    await within('Descartar')
    await within('Sí, descartar')
    await says('Mensaje descartado: no se va a enviar.')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mensajes que esperan para enviarse' })).toBeNull())
    await expect(await field('Nombre y apellido*')).toHaveFocus()
    await atRest()
  },
})

export const ConsultaPorUnProducto = meta.story({
  beforeEach: () => consultAbout('Hola, quería consultar por Bulón hexagonal (código 010830).'),
  play: async () => {
    await expect(await field('Mensaje*')).toHaveValue('Hola, quería consultar por Bulón hexagonal (código 010830).\n')
    await send()
    await says('Mensaje fallido faltan rellenar campos obligatorios')
    await expect(await field('Mensaje*')).toHaveValue('Hola, quería consultar por Bulón hexagonal (código 010830).\n')
    await atRest()
  },
})

export const Cargando = meta.story({
  parameters: { scenario: '*:hang' },
  play: async () => {
    await expect(await screen.findByText('Cargando…')).toBeInTheDocument()
    await expect(await field('Mensaje*')).toBeVisible()
  },
})

export const FallanLosDatos = meta.story({
  parameters: { scenario: 'obtenerContacto:error:x1' },
  play: inOrder(onPage(presses('Reintentar')), onPage(seesA('link', /Dirección/))),
})

const contacto = {
  id: 1,
  telefono: '0351 555-0142',
  telefono_secundario: '',
  email: '',
  facebook: '',
  instagram: '',
  direccion: '',
}

export const DatosMinimos = meta.story({
  beforeEach: answers(obtenerContacto, [contacto]),
  play: inOrder(counts(1, 'link', /Teléfono/), lacksA('region', 'Mapa'), atRest),
})
