import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Contacto } from '#contract/contacto.ts'
import type { Lineas } from '#state/pedido/linea.ts'
import type { Order } from '#state/outbox/waiting.ts'
import { markSent } from '#state/pedido/gone.ts'
import { setSender, useSender } from '#state/pedido/sender.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { Field, TextInput } from '#ui/Field.tsx'
import { Mail } from '#ui/icons/index.tsx'
import { Download, Print, WhatsApp } from '#ui/icons/more.tsx'
import { useContacto } from '../contacto.ts'
import { whatsAppUrl } from '#ui/phone.ts'
import { ShareUrl } from '../share/ShareLink.tsx'
import { counted } from '#ui/counted.ts'
import { savePedido } from './files.ts'
import { headingLines, type Heading } from './heading.ts'
import { formText, intoForm } from './into-form.ts'
import { buildShareLink } from '#state/pedido/link.ts'
import parts from './parts.module.css'
import styles from './SendOrder.module.css'
import { orderText } from './text.ts'

/** The longest addresses that phones and mail programs accept. */
const longest = { whatsApp: 4_000, mail: 1_900 } as const

interface SendOrderProps {
  id: string
  order: Order
  heading: Heading
}

/** All ways to send or save a pedido. Each of them takes the list exactly as shown. */
export function SendOrder({ id, order, order: { numero, de, lines }, heading }: SendOrderProps) {
  const link = useMemo(() => buildShareLink({ de, lines, numero }), [de, lines, numero])
  const form = useMemo(() => formText({ de, lines, numero }, heading, link), [de, lines, numero, heading, link])
  const { data: contacto } = useContacto()
  const { nombre } = useMarca()
  const textWithin = (maxLength: number) =>
    orderText(lines, {
      link,
      head: headingLines(heading),
      fits: (text) => encodeURIComponent(text).length <= maxLength,
    }).text
  return (
    <section className={styles.send} data-unprinted aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={parts.title}>
        Pedir cotización
      </h2>
      <div className={cx(styles.ways, parts.row)}>
        <Link
          to="/contactos"
          className={buttonClass('primary', 'large')}
          onClick={() => intoForm({ ...order, texto: form.text })}
        >
          Enviar con el formulario
        </Link>
        {contacto && <Talk contacto={contacto} textWithin={textWithin} />}
      </div>
      {form.omitted > 0 && (
        <p className={parts.soft}>
          {`En el formulario no entran las últimas ${counted(form.omitted, 'medida', 'medidas')}: mandá además el archivo por correo.`}
        </p>
      )}
      <OrderFiles lines={lines} heading={heading} />
      <AlreadySent order={order} />
      <div className={styles.share}>
        <Field label="De parte de (opcional)" hint="Tu nombre o tu empresa: está en lo que imprimís, mandás o guardás.">
          <TextInput
            autoComplete="organization"
            maxLength={80}
            value={useSender().de}
            onChange={({ target }) => setSender(target.value)}
          />
        </Field>
        <ShareUrl url={link} title={nombre ? `Pedido a ${nombre}` : 'Pedido'} />
      </div>
    </section>
  )
}

/** Marks an order as sent: only the sender knows when it left by WhatsApp or mail. */
function AlreadySent({ order }: { order: Order }) {
  const [failed, setFailed] = useState(false)
  const mark = () =>
    markSent(order).catch((error: unknown) => {
      console.warn('El pedido no se pudo guardar en Enviados', error)
      setFailed(true)
    })
  return (
    <div className={cx(styles.already, parts.row)}>
      <p className={parts.soft}>
        ¿Lo mandaste por WhatsApp, por correo o como archivo? Pasalo a Enviados y empezá otro.
      </p>
      <Button tone="secondary" onClick={() => void mark()}>
        Ya lo mandé
      </Button>
      <output className={parts.soft}>
        {failed && 'El navegador no tiene lugar para guardarlo en Enviados: tu lista sigue como estaba.'}
      </output>
    </div>
  )
}

interface TalkProps {
  contacto: Contacto
  /** The order's text, in an address of at most so many characters. */
  textWithin: (maxLength: number) => string
}

function Talk({ contacto: { telefono, email }, textWithin }: TalkProps) {
  const { nombre, prefijo } = useMarca()
  const chat = textWithin(longest.whatsApp)
  const mail = textWithin(longest.mail)
  const subject = encodeURIComponent(`Pedido desde la web de ${nombre}`)
  return (
    <>
      {telefono && (
        <ButtonLink
          tone="secondary"
          href={`${whatsAppUrl(telefono, prefijo)}?text=${encodeURIComponent(chat)}`}
          target="_blank"
        >
          <WhatsApp />
          WhatsApp
        </ButtonLink>
      )}
      {email && (
        <ButtonLink
          tone="secondary"
          href={`mailto:${email}?subject=${subject}&body=${encodeURIComponent(mail.replaceAll('\n', '\r\n'))}`}
        >
          <Mail />
          Correo
        </ButtonLink>
      )}
    </>
  )
}

/** Prints a pedido, or saves it as a file for spreadsheets and for the company's bulk load. */
export function OrderFiles({ lines, heading }: { lines: Lineas; heading: Heading }) {
  const [failed, setFailed] = useState(false)
  const save = async (kind: 'csv' | 'xlsx') => {
    try {
      await savePedido(lines, heading, kind)
      setFailed(false)
    } catch (error) {
      console.warn('El archivo no se pudo hacer', error)
      setFailed(true)
    }
  }
  return (
    <div className={cx(styles.files, parts.row)} data-unprinted>
      <Button tone="quiet" onClick={() => print()}>
        <Print />
        Imprimir o PDF
      </Button>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button key={kind} tone="quiet" onClick={() => void save(kind)}>
          <Download />
          <span>{kind.toUpperCase()}</span>
        </Button>
      ))}
      <output className={parts.soft}>{failed && 'No pudimos hacer el archivo. Probá de nuevo.'}</output>
    </div>
  )
}
