import { Mail, Phone } from '#ui/icons/index.tsx'
import { getPhones, useContacto } from '../contacto.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { telUrl } from '#ui/phone.ts'
import { SocialLink } from './SocialLink.tsx'
import styles from './HeaderContact.module.css'

/** Email, phones and the company's profile (§2.2). */
export function HeaderContact() {
  const { data: contacto } = useContacto()
  const { prefijo } = useMarca()
  return (
    <address className={styles.contact} data-ground="dark">
      {contacto?.email && (
        <a href={`mailto:${contacto.email}`} className={styles.item}>
          <Mail />
          <span>{contacto.email}</span>
        </a>
      )}
      {contacto &&
        getPhones(contacto).map((phone) => (
          <a key={phone} href={telUrl(phone, prefijo)} className={styles.item}>
            <Phone />
            <span>{phone}</span>
          </a>
        ))}
      <SocialLink className={styles.social} nameClass={styles.network} />
    </address>
  )
}
