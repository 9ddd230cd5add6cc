import { parseProfiles, useMarca } from '#ui/brand/marca.ts'
import { External, Instagram } from '#ui/icons/index.tsx'
import { useContacto } from '../contacto.ts'

type SocialLinkProps = { className: string | undefined; nameClass?: string | undefined }

/** The company's social profile (§2.2, §2.13): Contacto's Instagram, else the first of the company's; nothing without one. */
export function SocialLink({ className, nameClass }: SocialLinkProps) {
  const { data: contacto } = useContacto()
  const [first] = parseProfiles(useMarca())
  const profile = contacto?.instagram ? { network: 'Instagram', url: contacto.instagram } : first
  if (!profile) return null
  const { network, url } = profile
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={`${network} (se abre en otra pestaña)`}
    >
      {network === 'Instagram' ? <Instagram /> : <External />}
      <span className={nameClass}>{network}</span>
    </a>
  )
}
