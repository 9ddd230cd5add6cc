import { Link } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { company } from '../../brand.ts'
import type { Contacto } from '../../contract/contacto.ts'
import type { Lineas } from '../../state/pedido/linea.ts'
import { local } from '../../state/storage.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Mail } from '../../ui/icons/index.tsx'
import { Download, Print, WhatsApp } from '../../ui/icons/more.tsx'
import { useContacto } from '../contacto.ts'
import { whatsAppUrl } from '../phone.ts'
import { ShareUrl } from '../share/ShareLink.tsx'
import { counted } from '../../ui/counted.ts'
import { savePedido } from './files.ts'
import { formText, intoForm } from './into-form.ts'
import { linkOf } from '../../state/pedido/link.ts'
import styles from './SendOrder.module.css'
import { orderText } from './text.ts'

/** Characters of an address that phones and mail programs still take whole. */
const longest = { whatsApp: 4_000, mail: 1_900 } as const

const textWithin = (lines: Lineas, link: string, most: number) =>
  orderText(lines, { link, fits: (text) => encodeURIComponent(text).length <= most })

const nameKey = 'pedido.de'

/** Every way in which a pedido leaves this browser: none may be a step behind what one sees. */
export function SendOrder({ lines }: { lines: Lineas }) {
  const id = useId()
  const [de, setDe] = useState(() => local.getItem(nameKey) ?? '')
  const link = useMemo(() => linkOf({ de: de.trim(), lines }), [de, lines])
  const form = useMemo(() => formText(lines, link), [lines, link])
  const { data: contacto } = useContacto()
  const nameIt = (name: string) => {
    setDe(name)
    local.setItem(nameKey, name)
  }
  return (
    <section className={styles.send} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Pedir cotización
      </h2>
      <div className={styles.ways}>
        <Link to="/contactos" className={buttonClass('primary', 'large')} onClick={() => intoForm(form)}>
          Enviar con el formulario
        </Link>
        {contacto && <Talk contacto={contacto} lines={lines} link={link} />}
      </div>
      {form.left > 0 && (
        <p className={styles.note}>
          {`En el formulario no entran las últimas ${counted(form.left, 'medida', 'medidas')}: mandá además el archivo por correo.`}
        </p>
      )}
      <OrderFiles lines={lines} />
      <div className={styles.share}>
        <Field label="De parte de (opcional)" hint="Así se presenta tu pedido a quien abra el enlace.">
          <TextInput autoComplete="name" maxLength={80} value={de} onChange={({ target }) => nameIt(target.value)} />
        </Field>
        <ShareUrl url={link} title={`Pedido a ${company.name}`} />
      </div>
    </section>
  )
}

function Talk({ contacto: { telefono, email }, lines, link }: { contacto: Contacto; lines: Lineas; link: string }) {
  const chat = useMemo(() => textWithin(lines, link, longest.whatsApp).text, [lines, link])
  const mail = useMemo(() => textWithin(lines, link, longest.mail).text, [lines, link])
  const subject = encodeURIComponent(`Pedido desde la web de ${company.name}`)
  return (
    <>
      {telefono && (
        <ButtonLink tone="secondary" href={`${whatsAppUrl(telefono)}?text=${encodeURIComponent(chat)}`} target="_blank">
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

/** As paper, and as files that a spreadsheet opens and the company loads. */
export function OrderFiles({ lines }: { lines: Lineas }) {
  const [failed, setFailed] = useState(false)
  const save = async (kind: 'csv' | 'xlsx') => {
    try {
      await savePedido(lines, kind)
      setFailed(false)
    } catch (error) {
      console.warn('El archivo no se pudo hacer', error)
      setFailed(true)
    }
  }
  return (
    <div className={styles.files}>
      <Button tone="quiet" onClick={() => print()}>
        <Print />
        Imprimir o PDF
      </Button>
      <Button tone="quiet" onClick={() => void save('xlsx')}>
        <Download />
        XLSX
      </Button>
      <Button tone="quiet" onClick={() => void save('csv')}>
        <Download />
        CSV
      </Button>
      <output className={styles.note}>{failed && 'No pudimos hacer el archivo. Probá de nuevo.'}</output>
    </div>
  )
}
