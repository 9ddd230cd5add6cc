import { expect } from 'storybook/test'
import { call } from '#api/client.ts'
import { enviarCorreo } from '#contract/correo.ts'
import { withoutTls } from '#contract/undelivered.ts'
import preview from '../.storybook/preview.tsx'
import { correos } from '#panel/sections/correos/section.ts'
import { inicio } from '#panel/sections/inicio/section.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { hasRows, longText, tenThousand } from './steps.ts'
import { inOrder, keys, onPage, presses, selects } from '../play.ts'
import { alerts, counts, lacksA, sees, seesA } from '../sees.ts'
import { ofRelease, ofTest, phone } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Correos (305)', ...inPanel('admin', correos.list) })
const list = '/api/obtenerCartas'
const moment = '2026-11-24T13:05:00Z'
const waits = {
  id: 4,
  para: ['ventas@buloneraquebracho.example'],
  situacion: 'espera',
  created_at: moment,
  asunto: 'Contacto desde la web de Juan Pérez <juan@taller.example> (Taller)',
  responder: 'juan@taller.example',
  motivo: '554 5.7.1 blocked by a list',
  proximo: '2026-11-24T14:05:00Z',
}
const failed = {
  ...waits,
  id: 3,
  situacion: 'fallida',
  asunto: 'Lista de noviembre',
  para: ['ana@example.com'],
  motivo: '550 5.1.1 no such user',
  responder: undefined,
  proximo: undefined,
}
const sent = {
  ...failed,
  id: 2,
  situacion: 'enviada',
  para: ['luis@example.com'],
  motivo: undefined,
  entregada: moment,
}
/** A link for a new password. */
const secret = { ...sent, id: 1, para: ['editor@example.com'], asunto: undefined }
const all = [waits, failed, sent, secret]

export const Lista = meta.story({
  ...ofTest,
  ...shows(correos.list, 'filled'),
  beforeEach: answers(list, all),
  play: inOrder(
    sees('4 registros'),
    hasRows(...all.map(({ asunto = 'Enlace para una contraseña nueva' }) => [expect.stringContaining(asunto)])),
    seesA('row', /blocked by a list/),
    seesA('row', /no such user.*ana@example.com.*No entregado/),
    seesA('row', /^Enlace para una contraseña nueva.*editor@example.com.*Enviado/),
    // Nobody reads that link, and it goes once.
    lacksA('button', /^(Ver|Enviar de nuevo) Enlace/),
    selects('Estado', 'No entregados'),
    sees('1 de 4 registros'),
  ),
})
/** Letters of a restored copy wait for somebody's word; an account's owner was told of a new address. */
export const DeUnaCopia = meta.story({
  beforeEach: answers(list, [
    { ...failed, motivo: 'Esperaba en una copia restaurada, y pudo haber salido antes: enviala o borrala.' },
    { ...sent, asunto: 'Cambió tu cuenta' },
  ]),
  play: inOrder(
    seesA('row', /^Lista de noviembre.*copia restaurada.*No entregado/),
    seesA('row', /^Cambió tu cuenta.*luis@example\.com.*Enviado/),
    seesA('button', /^Enviar de nuevo Lista de noviembre/),
  ),
})
export const EnTelefono = meta.story({
  ...phone,
  beforeEach: answers(list, [...all, { ...waits, id: 9, asunto: longText }]),
})
export const Cargando = meta.story(shows(correos.list, 'loading'))
export const Vacia = meta.story(shows(correos.list, 'empty'))
export const NoCarga = meta.story(shows(correos.list, 'down'))
export const DiezMil = meta.story({ ...shows(correos.list, 'many'), beforeEach: answers(list, tenThousand(waits)) })
export const SinPermiso = meta.story(shows(correos.list, 'forbidden'))

/** A visitor's message as it was written, until it is deleted: markup is shown as text. */
export const Ver = meta.story({
  ...ofTest,
  beforeEach: async () => {
    const mensaje = 'Escribime a <b>juan@taller.example</b>'
    await call(enviarCorreo, { nombre: 'Juan', empresa: 'Taller', email: 'juan@taller.example', mensaje })
  },
  play: inOrder(
    presses(/^Ver Contacto desde la web de Juan/),
    alerts(/Escribime a <b>juan@taller.example<\/b>/),
    alerts(/Se responde a juan@taller\.example\. Espera\./),
    keys('{Escape}'),
    presses(/^Borrar Contacto desde la web de Juan/),
    onPage(presses('Borrar')),
    alerts('Correo borrado con éxito'),
    sees('No hay correos.'),
  ),
})
export const EnviarDeNuevo = meta.story({
  beforeEach: answers(list, all),
  parameters: { scenario: 'reenviarCartas:slow:1' },
  play: inOrder(presses(/^Enviar de nuevo Lista de noviembre, para ana@/), alerts('Ese correo ya no está.')),
})
/** The first screen says that letters reached nobody. */
export const EnInicio = meta.story({
  args: { address: at(inicio.home) },
  beforeEach: answers(list, all),
  play: inOrder(
    sees('1 correo que no se pudo entregar'),
    sees('1 correo que todavía no salió'),
    counts(2, 'link', 'Ver correos'),
  ),
})
/** Letters wait for TLS: list and first screen say the word of the server's settings that lets them go. */
export const Esperan = meta.story({
  args: { address: at(inicio.home) },
  beforeEach: answers(list, [{ ...waits, motivo: `${withoutTls} (502 5.5.1 no STARTTLS)` }]),
  play: sees(`1 correo que todavía no salió: ${withoutTls}`),
})
/** An API that does not list its letters: nothing leads here. */
export const SinCorreos = meta.story({
  args: { address: at(inicio.home) },
  parameters: { scenario: 'obtenerExtensiones:empty' },
  play: inOrder(sees('2 clientes por activar'), lacksA('link', 'Correos')),
})
