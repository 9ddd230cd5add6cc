import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerContacto } from '../../../src/contract/contacto.ts'
import { ContactosPage } from '../../../src/site/contactos/ContactosPage.tsx'
import { consultAbout, keptDraft } from '../../../src/site/contactos/draft.ts'
import { answers, failsOnce } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'

const meta = preview.meta({
  component: ContactosPage,
  title: 'site/contactos/ContactosPage',
  decorators: [onSite],
  beforeEach: () => sessionStorage.clear(),
})

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }
const field = (label: string) => screen.findByRole('textbox', { name: label })
const fill = async (email = 'ana@taller.example') => {
  await userEvent.type(await field('Nombre y apellido*'), 'Ana Paz')
  await userEvent.type(await field('E-mail*'), email)
  await userEvent.type(await field('Empresa'), 'Taller Paz')
  await userEvent.type(await field('Mensaje*'), 'Hola')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
/** A story ends when the company's data is there too. */
const atRest = () => waitFor(() => expect(document.head.querySelector('meta[name="keywords"]')).toBeInTheDocument())
const says = async (text: string) => expect(await screen.findByText(text)).toBeVisible()

const rests = async () => {
  await says('*Campos obligatorios')
  await atRest()
}

export const Vacio = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Dirección/ })).toHaveAttribute('href', expect.stringContaining('maps'))
    await expect(canvas.getAllByRole('link', { name: /Teléfono/ }).map((link) => link.getAttribute('href')))
      .toEqual(['tel:03515550142', 'tel:03515550167'])
    await expect(canvas.getByRole('link', { name: /E-mail/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:.*body=Hola%20queria%20consultar$/))
    await says('Completá detalladamente el formulario y nos pondremos en contacto a la brevedad')
    await says('*Campos obligatorios')
  },
})

export const EnTelefono = meta.story({ ...phone, play: rests })
export const EnTableta = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } }, play: rests })

export const FaltanCampos = meta.story({
  play: async ({ msw }) => {
    const sent = fn()
    msw.use(http.post('/enviarCorreo', () => { sent() }))
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
  beforeEach: ({ msw }) => {
    answered.mockClear()
    msw.use(http.post('/enviarCorreo', async () => {
      answered()
      await delay('infinite')
    }))
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

/** No format is checked here (§5): the API refuses it. */
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

export const ServidorConProblemas = meta.story({
  beforeEach: ({ msw }) => { msw.use(http.post('/enviarCorreo', () => HttpResponse.json({ message: 'No pudimos enviarlo.' }, { status: 500 }))) },
  play: async () => {
    await fill()
    await send()
    await says('Mensaje fallido revisar campos')
    await says('No pudimos enviarlo.')
    await expect(keptDraft().nombre).toBe('Ana Paz')
    await atRest()
  },
})

export const SinConexion = meta.story({
  beforeEach: ({ msw }) => { msw.use(http.post('/enviarCorreo', () => HttpResponse.error())) },
  play: async () => {
    await fill()
    await send()
    await says('Mensaje fallido revisar campos')
    await says('No hay conexión con el servidor. Revisá tu conexión y probá de nuevo.')
    await expect(await field('Mensaje*')).toHaveValue('Hola')
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
  beforeEach: ({ msw }) => { msw.use(http.get('/api/*', () => delay('infinite'))) },
  play: async () => {
    await expect(await screen.findByText('Cargando…')).toBeInTheDocument()
    await expect(await field('Mensaje*')).toBeVisible()
  },
})

export const FallanLosDatos = meta.story({
  beforeEach: ({ msw }) => { msw.use(failsOnce(obtenerContacto)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await expect(await screen.findByRole('link', { name: /Dirección/ })).toBeVisible()
  },
})

const contacto = { id: 1, telefono: '0351 555-0142', telefono_secundario: '', email: '', facebook: '', instagram: '', direccion: '' }

export const DatosMinimos = meta.story({
  beforeEach: ({ msw }) => { msw.use(answers(obtenerContacto, [contacto])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Teléfono/ })).toHaveLength(1)
    await expect(canvas.queryByRole('region', { name: 'Mapa' })).toBeNull()
    await atRest()
  },
})
