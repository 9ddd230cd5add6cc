import { Suscripcion } from '../../src/contract/suscripcion.ts'
import { defineRules, moment } from '../call.ts'
import { listAll } from '../crud.ts'
import type { Store } from '../store.ts'

export const stores: Record<string, Store> = { suscripciones: { table: 'suscripciones', unique: 'email' } }

export const suscripciones = defineRules({
  agregarSuscripcion: async ({ email }, call) => {
    const { db, note } = call
    const known = await db.rows('suscripciones').where({ email }).first()
    if (!known) note(email)
    return { id: known?.id ?? (await db.rows('suscripciones').add({ email, created_at: moment(call) })) }
  },
  /** What would be mailed is kept in an outbox. */
  enviarMensajeSub: async ({ asunto, texto }, call) => {
    const subscribers = (await listAll(Suscripcion, call)).filter(({ email }) => email !== '')
    await call.db.salida.add({ a: subscribers.map(({ email }) => email), asunto, texto, created_at: moment(call) })
    call.note(asunto)
    return { enviados: subscribers.length }
  },
  enviarMensajePrueba: async ({ asunto, texto, email }, call) => {
    await call.db.salida.add({ a: [email], asunto, texto, created_at: moment(call) })
    call.note(`${asunto} (${email})`)
    return { enviados: 1 }
  },
  enviarCorreo: async ({ nombre, empresa, email, celular = '', mensaje = '', envio }, call) => {
    const { db } = call
    if (envio !== undefined && (await db.salida.filter((sent) => sent.envio === envio).count()) > 0) return null
    const contacto = await db.rows('contacto').toCollection().first()
    await db.salida.add({
      a: typeof contacto?.email === 'string' ? [contacto.email] : [],
      asunto: `Contacto desde la web de ${nombre} (${empresa})`,
      texto: [mensaje, email, celular].join('\n'),
      created_at: moment(call),
      ...(envio !== undefined && { envio }),
    })
    return null
  },
})
