import { Suscripcion } from '#contract/suscripcion.ts'
import { defineRules, moment, type Call } from '../call.ts'
import { nameKey } from '#contract/names.ts'
import { listAll } from '../crud.ts'
import { namesakes } from '../namesakes.ts'
import { invalid } from '../refusal.ts'
import { atOnce } from './cartas.ts'
import { addRow } from '../store/port.ts'
import type { NewRow, OutboxRow } from '../store/rows.ts'
import type { EntityTable } from '../entity-table.ts'

export const stores: Record<string, EntityTable> = { suscripciones: { table: 'suscripciones', unique: 'email' } }

/** Queues a letter in the outbox, within the write that causes it. */
const write = (call: Call, letter: Omit<NewRow<OutboxRow>, 'created_at' | 'proximo'>) =>
  call.db.salida.add([{ ...letter, created_at: moment(call), proximo: atOnce(call.now(), call.journal.stamp) }])

export const suscripciones = defineRules({
  agregarSuscripcion: async ({ email }, call) => {
    const { db, note, callers } = call
    const [existing] = await namesakes(db, 'suscripciones', 'email', email)
    if (!existing) note(email)
    await call.leaves?.remove(db, email)
    const id = existing?.id ?? (await addRow(db.rows('suscripciones'), { email, created_at: moment(call) }))
    // Nobody else learns who subscribed.
    return { id: callers.panel?.user.admin === 1 ? id : 0 }
  },
  enviarMensajeSub: async ({ asunto, texto }, call) => {
    const addresses = (await listAll(Suscripcion, call)).map(({ email }) => email).filter((email) => email !== '')
    // A file may bring an address in several spellings.
    const a = [...new Map(addresses.toReversed().map((email) => [nameKey(email), email])).values()].toReversed()
    await write(call, { a, asunto, texto, boletin: 1 })
    call.note(asunto)
    return { enviados: a.length }
  },
  enviarMensajePrueba: async ({ asunto, texto, email }, call) => {
    await write(call, { a: [email], asunto, texto })
    call.note(`${asunto} (${email})`)
    return { enviados: 1 }
  },
  enviarCorreo: {
    prepare: async (
      { nombre, empresa, email, celular = '', mensaje = '', recaptchaToken = '', envio },
      { captcha },
    ) => {
      const isHuman = await captcha?.(recaptchaToken)
      if (isHuman === false)
        throw invalid([
          { path: 'recaptchaToken', message: 'No pudimos comprobar que seas una persona. Probá de nuevo.' },
        ])
      return async (call) => {
        if (envio !== undefined && (await call.db.salida.getAll({ envio })).length > 0) return null
        const [contacto] = await call.db.rows('contacto').getAll()
        await write(call, {
          a: typeof contacto?.email === 'string' ? [contacto.email] : [],
          asunto: `Contacto desde la web de ${nombre} (${empresa})`,
          texto: [mensaje, email, celular].join('\n'),
          responder: email,
          ...(envio !== undefined && { envio }),
          ...(captcha && isHuman === undefined && { marca: 'Sin verificar' }),
        })
        return null
      }
    },
  },
})
