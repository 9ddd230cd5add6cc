import type { ReactNode } from 'react'
import type { Contacto } from '#contract/contacto.ts'
import { External, Instagram, Mail } from '#ui/icons/index.tsx'
import { Facebook, Pin, WhatsApp } from '#ui/icons/more.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, SkeletonText } from '#ui/Skeleton.tsx'
import { useMarca, useSavedMarca } from '#ui/brand/marca.ts'
import { getPhones, useContacto } from '../contacto.ts'
import { getNetworks } from '../networks.ts'
import { whatsAppUrl } from '#ui/phone.ts'
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

function Reachable({ contacto }: { contacto: Contacto }) {
  const savedMarca = useSavedMarca()
  const { prefijo } = useMarca()
  return (
    <address className={styles.contact}>
      {getPhones(contacto).map((phone) => (
        <Outside key={phone} href={whatsAppUrl(phone, prefijo)} icon={<WhatsApp />}>
          {phone}
        </Outside>
      ))}
      {contacto.email && (
        <a href={`mailto:${contacto.email}`}>
          <Mail />
          <span>{contacto.email}</span>
        </a>
      )}
      {getNetworks(contacto, savedMarca).map(({ network, url }) => (
        <Outside key={url} href={url} icon={networkIcons[network] ?? <External />}>
          {network}
        </Outside>
      ))}
      {contacto.direccion && (
        <p>
          <Pin />
          <span>{contacto.direccion}</span>
        </p>
      )}
    </address>
  )
}

const networkIcons: Readonly<Record<string, ReactNode>> = { Facebook: <Facebook />, Instagram: <Instagram /> }

const Outside = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {icon}
    {children}
  </a>
)
