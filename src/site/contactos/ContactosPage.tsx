import { SkeletonText } from '#ui/Skeleton.tsx'
import { useContacto } from '../contacto.ts'
import { Loaded } from '../Loaded.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactMap } from './ContactMap.tsx'
import styles from './ContactosPage.module.css'

const description =
  'Escribinos, llamanos o visitanos: dirección, teléfonos, correo y formulario de contacto de {empresa}.'

/** /contactos (§2.12). The form neither waits for the contact data nor fails with them. */
export function ContactosPage() {
  const contacto = useContacto()
  return (
    <PublicPage seccion="contactos" title="Contacto" description={description}>
      <div className={styles.columns}>
        <Loaded query={contacto} skeleton={skeleton}>
          {(data) => data && <ContactDetails contacto={data} />}
        </Loaded>
        <ContactForm />
      </div>
      {contacto.data?.direccion && <ContactMap key={contacto.data.direccion} direccion={contacto.data.direccion} />}
    </PublicPage>
  )
}

const skeleton = (
  <div className={styles.details}>
    {Array.from({ length: 4 }, (_, i) => (
      <div key={i} className={styles.waiting}>
        <SkeletonText lines={2} />
      </div>
    ))}
  </div>
)
