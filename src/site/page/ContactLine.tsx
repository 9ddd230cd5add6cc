import { company } from '../../brand.ts'
import { phonesOf, useContacto } from '../contacto.ts'

/** Under what is printed: whom to call. */
export function ContactLine({ className }: { className: string | undefined }) {
  const { data: contacto } = useContacto()
  const parts = contacto ? [company.name, ...phonesOf(contacto), contacto.email, contacto.direccion] : [company.name]
  return <p className={className}>{parts.filter(Boolean).join(' · ')}</p>
}
