import { social } from '../../brand.ts'
import { Instagram, Mail, Phone } from '../../ui/icons/index.tsx'
import { phonesOf, useContacto } from '../contacto.ts'
import { telUrl } from '../../ui/phone.ts'
import styles from './HeaderContact.module.css'

/** Email, phones and the company's profile (§2.2). */
export function HeaderContact() {
  const { data: contacto } = useContacto()
  return (
    <address className={styles.contact} data-ground="dark">
      {contacto && (
        <>
          {contacto.email && (
            <a href={`mailto:${contacto.email}`} className={styles.item}>
              <Mail />
              {contacto.email}
            </a>
          )}
          {phonesOf(contacto).map((phone) => (
            <a key={phone} href={telUrl(phone)} className={styles.item}>
              <Phone />
              {phone}
            </a>
          ))}
        </>
      )}
      <a
        href={contacto?.instagram || social.url}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.social}
        aria-label={`${social.network} (se abre en otra pestaña)`}
      >
        <Instagram />
        <span className={styles.network}>{social.network}</span>
      </a>
    </address>
  )
}
