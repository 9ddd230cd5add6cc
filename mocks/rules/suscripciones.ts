import { Suscripcion } from '../../src/contract/suscripcion.ts'
import { defineRules, moment, type Call } from '../call.ts'
import { nameKey } from '../../src/contract/names.ts'
import { listAll } from '../crud.ts'
import { hasName, namesakes } from '../namesakes.ts'
import { invalid, notFound } from '../refusal.ts'
import { addOne } from '../store/port.ts'
import type { NewRow, OutboxRow } from '../store/rows.ts'
import type { EntityTable } from '../entity-table.ts'

export const stores: Record<string, EntityTable> = { suscripciones: { table: 'suscripciones', unique: 'email' } }

/** Queues a letter in the outbox, within the write that causes it. */
const write = (call: Call, letter: Omit<NewRow<OutboxRow>, 'created_at' | 'proximo'>) =>
  call.db.salida.add([{ ...letter, created_at: moment(call), proximo: call.now() }])

export const suscripciones = defineRules({
  agregarSuscripcion: async ({ email }, call) => {
    const { db, note } = call
    const [existing] = await namesakes(db, 'suscripciones', 'email', email)
    if (!existing) note(email)
    return { id: existing?.id ?? (await addOne(db.rows('suscripciones'), { email, created_at: moment(call) })) }
  },
  enviarMensajeSub: async ({ asunto, texto }, call) => {
    const addresses = (await listAll(Suscripcion, call)).map(({ email }) => email).filter((email) => email !== '')
    // Older builds let an address subscribe once in every spelling.
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
        if (envio !== undefined && (await call.db.salida.all({ envio })).length > 0) return null
        const [contacto] = await call.db.rows('contacto').all()
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
  darDeBaja: async ({ llave }, call) => {
    if (!llave) throw notFound('A esta dirección le falta la clave que traía el correo.')
    const [row] = await call.db.rows('suscripciones').all({ baja: llave })
    if (row) {
      const all = (await call.db.rows('suscripciones').all()).filter(hasName('email', String(row.email)))
      await call.db.rows('suscripciones').delete(all.map(({ id }) => id))
      call.note(String(row.email), 'Baja de suscripción')
    }
    return null
  },
})
