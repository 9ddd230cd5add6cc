import type { ReactNode } from 'react'
import type { Contacto } from '#contract/contacto.ts'
import { Mail, Phone } from '#ui/icons/index.tsx'
import { Clock, Pin } from '#ui/icons/more.tsx'
import { useMarca } from '#ui/brand/marca.ts'
import { getPhones } from '../contacto.ts'
import { telUrl } from '#ui/phone.ts'
import styles from './ContactosPage.module.css'
import { mailDraft, mapUrl } from './links.ts'

/** The company's address and contact data (§2.12), as far as they are known. */
export function ContactDetails({ contacto }: { contacto: Contacto }) {
  const { nombre, prefijo, horarios } = useMarca()
  return (
    <address className={styles.details}>
      {contacto.direccion && (
        <Detail icon={<Pin />} label="Dirección" href={mapUrl(contacto.direccion)} outside>
          {contacto.direccion}
        </Detail>
      )}
      {getPhones(contacto).map((phone) => (
        <Detail key={phone} icon={<Phone />} label="Teléfono" href={telUrl(phone, prefijo)}>
          {phone}
        </Detail>
      ))}
      {contacto.email && (
        <Detail icon={<Mail />} label="E-mail" href={mailDraft(contacto.email, nombre)}>
          {breakable(contacto.email)}
        </Detail>
      )}
      {horarios && (
        <p className={styles.detail}>
          <Clock />
          <span className={styles.label}>Horarios</span>
          <span className={styles.value}>{horarios}</span>
        </p>
      )}
    </address>
  )
}

/** An email that does not fit its line breaks after the @. */
const breakable = (email: string): ReactNode => {
  const [user, host] = email.split('@')
  return host === undefined ? (
    email
  ) : (
    <>
      <span>{`${user}@`}</span>
      <wbr />
      <span>{host}</span>
    </>
  )
}

type DetailProps = { icon: ReactNode; label: string; href: string; outside?: boolean; children: ReactNode }

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

const Detail = ({ icon, label, href, outside, children }: DetailProps) => (
  <a href={href} {...(outside && newTab)} className={styles.detail}>
    {icon}
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{children}</span>
  </a>
)
