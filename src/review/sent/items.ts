/** The mail that the company, its customers and its subscribers would get, made of the backend's records. Pure. */
import { isRecord } from '../../contract/record.ts'

export const kinds = ['contacto', 'boletin', 'alta', 'suscripcion'] as const
export type Kind = (typeof kinds)[number]

export const kindNames: Readonly<Record<Kind, string>> = {
  contacto: 'Contacto',
  boletin: 'Boletín',
  alta: 'Alta',
  suscripcion: 'Suscripción',
}

export interface Item {
  readonly key: string
  readonly kind: Kind
  /** Empty for records that came with the demo company. */
  readonly at: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** The address that an answer goes to; empty where there is none. */
  readonly replyTo: string
  readonly phone: string
}

export const tables = ['salida', 'clientes', 'suscripciones', 'contacto'] as const

type Row = Readonly<Record<string, unknown>>
const textIn = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
const textsIn = ({ a }: Row): string[] => (Array.isArray(a) ? a.filter((to) => typeof to === 'string') : [])

const fromSite = /^Contacto desde la web de (.*)$/s
const mail = /^[^\s@]+@[^\s@]+$/

/** A contact has an address and a telephone on the lines below its text; other letters come from the panel. */
const ofOutbox = (row: Row, company: string): Item => {
  const [subject, text, to] = [textIn(row, 'asunto'), textIn(row, 'texto'), textsIn(row)]
  const common = { key: `salida ${textIn(row, 'id')}`, at: textIn(row, 'created_at'), to, subject }
  const lines = text.split('\n')
  const [replyTo = '', phone = ''] = lines.slice(-2)
  const who = fromSite.exec(subject)?.[1]
  if (who === undefined || to.length > 1 || !mail.test(replyTo))
    return { ...common, kind: 'boletin', from: company, text, replyTo: '', phone: '' }
  return { ...common, kind: 'contacto', from: who, text: lines.slice(0, -2).join('\n'), replyTo, phone }
}

/** What the company gets when somebody signs up. */
const signedUp = (kind: 'alta' | 'suscripcion', row: Row, company: string): Item => {
  const [name, email] = [textIn(row, kind === 'alta' ? 'nombre' : 'email'), textIn(row, 'email')]
  const then =
    row.activo === 1 ? 'Ya está activo: puede ingresar.' : 'Espera que la empresa lo active en el panel, en Clientes.'
  return {
    key: `${kind} ${textIn(row, 'id')}`,
    kind,
    at: textIn(row, 'created_at'),
    from: name,
    to: [company],
    replyTo: email,
    phone: '',
    ...(kind === 'alta'
      ? { subject: `Nuevo cliente: ${name}`, text: `${name} (${email}) creó su cuenta de la zona privada.\n${then}` }
      : { subject: `Nueva suscripción: ${email}`, text: `${email} se suscribió al boletín.` }),
  }
}

/** What lies in the tables, as mail: the latest first; items without a date last. */
export const itemsOf = (found: Readonly<Partial<Record<string, readonly unknown[]>>>): Item[] => {
  const rowsOf = (name: (typeof tables)[number]): Row[] => found[name]?.filter(isRecord) ?? []
  const company =
    rowsOf('contacto')
      .map((row) => textIn(row, 'email'))
      .find((email) => email !== '') ?? ''
  const items = [
    ...rowsOf('salida').map((row) => ofOutbox(row, company)),
    ...rowsOf('clientes').map((row) => signedUp('alta', row, company)),
    ...rowsOf('suscripciones').map((row) => signedUp('suscripcion', row, company)),
  ]
  return items.toReversed().toSorted((a, b) => b.at.localeCompare(a.at))
}
