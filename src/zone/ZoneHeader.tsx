import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { read } from '#api/queries.ts'
import { obtenerIdUsuarioZona } from '#contract/cliente.ts'
import type { Contacto } from '#contract/contacto.ts'
import { Logo } from '#ui/brand/Logo.tsx'
import { Button } from '#ui/Button.tsx'
import { Mail, Phone } from '#ui/icons/index.tsx'
import { Logout } from '#ui/icons/more.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { leaveZone } from './logout.ts'
import styles from './zone.module.css'

type ZoneHeaderProps = { id: number; contact: Contacto | undefined }

/** The black bar: logo, email, phone, and the customer's name, which is the logout button. */
export const ZoneHeader = ({ id, contact }: ZoneHeaderProps) => (
  <header className={styles.header} data-ground="dark">
    <Link to="/home" className={styles.logo}>
      <Logo variant="footer" />
    </Link>
    <address className={styles.contact}>
      {contact?.email && (
        <a href={`mailto:${contact.email}`}>
          <Mail />
          <span>{contact.email}</span>
        </a>
      )}
      {contact?.telefono && (
        <a href={`tel:${contact.telefono.replaceAll(/[^\d+]/g, '')}`}>
          <Phone />
          <span>{contact.telefono}</span>
        </a>
      )}
    </address>
    <NameButton id={id} />
  </header>
)

function NameButton({ id }: { id: number }) {
  const { data: customer } = useQuery(read(obtenerIdUsuarioZona, { id }))
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void leaveZone(() => navigate({ to: '/home' }))
  }
  return (
    <Button
      tone="secondary"
      busy={leaving}
      busyLabel="Saliendo…"
      onClick={leave}
      title="Cerrar sesión"
      className={styles.name}
    >
      {customer && <span className={styles.nameText}>{customer.nombre}</span>}
      {customer ? <VisuallyHidden> (cerrar sesión)</VisuallyHidden> : 'Cerrar sesión'}
      <Logout />
    </Button>
  )
}
