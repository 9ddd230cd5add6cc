import { useMarca } from '#ui/brand/marca.ts'
import { getPhones, useContacto } from '../contacto.ts'

/** The company's phone and email, under a printed page. */
export function ContactLine({ className }: { className: string | undefined }) {
  const { data: contacto } = useContacto()
  const { nombre } = useMarca()
  const parts = contacto ? [nombre, ...getPhones(contacto), contacto.email, contacto.direccion] : [nombre]
  return <p className={className}>{parts.filter(Boolean).join(' · ')}</p>
}
