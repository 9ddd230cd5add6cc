import type { ReactNode } from 'react'
import type { Contacto } from '../../contract/contacto.ts'
import { Instagram, Mail } from '../../ui/icons/index.tsx'
import { Facebook, Pin, WhatsApp } from '../../ui/icons/more.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import { phonesOf, useContacto } from '../contacto.ts'
import { whatsAppUrl } from '../../ui/phone.ts'
import styles from './PublicFooter.module.css'

/** The contact data in the footer (§2.3), as far as they are known. */
export function FooterContact() {
  const { data: contacto, isPending, isError, isFetching, refetch } = useContacto()
  if (contacto) return <Reachable contacto={contacto} />
  if (isPending || isFetching)
    return (
      <Loading className={styles.contact}>
        <SkeletonText lines={6} />
      </Loading>
    )
  return isError ? <Retry onRetry={() => void refetch()} message="No pudimos cargar los datos de contacto." /> : <div />
}

const Reachable = ({ contacto }: { contacto: Contacto }) => (
  <address className={styles.contact}>
    {phonesOf(contacto).map((phone) => (
      <Outside key={phone} href={whatsAppUrl(phone)} icon={<WhatsApp />}>
        {phone}
      </Outside>
    ))}
    {contacto.email && (
      <a href={`mailto:${contacto.email}`}>
        <Mail />
        {contacto.email}
      </a>
    )}
    {contacto.facebook && (
      <Outside href={contacto.facebook} icon={<Facebook />}>
        Facebook
      </Outside>
    )}
    {contacto.instagram && (
      <Outside href={contacto.instagram} icon={<Instagram />}>
        Instagram
      </Outside>
    )}
    {contacto.direccion && (
      <p>
        <Pin />
        {contacto.direccion}
      </p>
    )}
  </address>
)

const Outside = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {icon}
    {children}
  </a>
)
