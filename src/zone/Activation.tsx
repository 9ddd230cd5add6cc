import { useMarca } from '#ui/brand/marca.ts'
import { useContacto } from '#site/contacto.ts'
import { telUrl, whatsAppUrl } from '#ui/phone.ts'
import { Mail, Phone } from '#ui/icons/index.tsx'
import { WhatsApp } from '#ui/icons/more.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './dialog.module.css'

const asking = (nombre: string): string =>
  encodeURIComponent(`Hola, ¿me activan la cuenta de la zona privada? Mi usuario es ${nombre}.`)

/** The ways for a customer to ask the company to activate the account. */
export function Activation({ nombre }: { nombre: string }) {
  const { data: contacto } = useContacto()
  const { prefijo } = useMarca()
  return (
    <div className={styles.activation}>
      <p>
        La cuenta de <b>{nombre}</b> espera que la activemos: hasta entonces no se puede ingresar. Pedinos la
        activación:
      </p>
      <p className={styles.ways}>
        {contacto?.telefono ? (
          <>
            <a
              href={`${whatsAppUrl(contacto.telefono, prefijo)}?text=${asking(nombre)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WhatsApp />
              WhatsApp<VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
            </a>
            <a href={telUrl(contacto.telefono, prefijo)}>
              <Phone />
              <span>{contacto.telefono}</span>
            </a>
          </>
        ) : (
          <a href="/contactos">
            <Mail />
            Contacto
          </a>
        )}
      </p>
    </div>
  )
}
