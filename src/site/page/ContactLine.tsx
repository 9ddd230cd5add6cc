import { company } from '../../brand.ts'
import { phonesOf, useContacto } from '../contacto.ts'

/** The company's phone and email, under a printed page. */
export function ContactLine({ className }: { className: string | undefined }) {
  const { data: contacto } = useContacto()
  const parts = contacto ? [company.name, ...phonesOf(contacto), contacto.email, contacto.direccion] : [company.name]
  return <p className={className}>{parts.filter(Boolean).join(' · ')}</p>
}
