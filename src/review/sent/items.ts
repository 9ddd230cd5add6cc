/** The mail that the company, its customers and its subscribers would get, made of the backend's records. Pure. */
import { isRecord } from '#contract/record.ts'

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
  readonly time: string
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
const getText = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
const getReceivers = ({ a }: Row): string[] => (Array.isArray(a) ? a.filter((to) => typeof to === 'string') : [])

const fromSite = /^Contacto desde la web de (.*)$/s
const mail = /^[^\s@]+@[^\s@]+$/

/** A contact has an address and a telephone on the lines below its text; other letters come from the panel. */
const fromOutbox = (row: Row, company: string): Item => {
  const [subject, text, to] = [getText(row, 'asunto'), getText(row, 'texto'), getReceivers(row)]
  const common = { key: `salida ${getText(row, 'id')}`, time: getText(row, 'created_at'), to, subject }
  const lines = text.split('\n')
  const [replyTo = '', phone = ''] = lines.slice(-2)
  const who = fromSite.exec(subject)?.[1]
  if (who === undefined || to.length > 1 || !mail.test(replyTo))
    return { ...common, kind: 'boletin', from: company, text, replyTo: '', phone: '' }
  return { ...common, kind: 'contacto', from: who, text: lines.slice(0, -2).join('\n'), replyTo, phone }
}

/** The mail that the company gets after a sign-up. */
const signedUp = (kind: 'alta' | 'suscripcion', row: Row, company: string): Item => {
  const [name, email] = [getText(row, kind === 'alta' ? 'nombre' : 'email'), getText(row, 'email')]
  const then =
    row.activo === 1 ? 'Ya está activo: puede ingresar.' : 'Espera que la empresa lo active en el panel, en Clientes.'
  return {
    key: `${kind} ${getText(row, 'id')}`,
    kind,
    time: getText(row, 'created_at'),
    from: name,
    to: [company],
    replyTo: email,
    phone: '',
    ...(kind === 'alta'
      ? { subject: `Nuevo cliente: ${name}`, text: `${name} (${email}) creó su cuenta de la zona privada.\n${then}` }
      : { subject: `Nueva suscripción: ${email}`, text: `${email} se suscribió al boletín.` }),
  }
}

/** The rows of the tables as mail: the latest first; items without a date last. */
export const toItems = (rowsByTable: Readonly<Partial<Record<string, readonly unknown[]>>>): Item[] => {
  const getRows = (name: (typeof tables)[number]): Row[] => rowsByTable[name]?.filter(isRecord) ?? []
  const company =
    getRows('contacto')
      .map((row) => getText(row, 'email'))
      .find((email) => email !== '') ?? ''
  const items = [
    ...getRows('salida').map((row) => fromOutbox(row, company)),
    ...getRows('clientes').map((row) => signedUp('alta', row, company)),
    ...getRows('suscripciones').map((row) => signedUp('suscripcion', row, company)),
  ]
  return items.toReversed().toSorted((a, b) => b.time.localeCompare(a.time))
}
