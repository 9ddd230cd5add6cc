import { cx } from '#ui/cx.ts'
import { WhatsApp } from '#ui/icons/more.tsx'
import { useMarca } from '#ui/brand/marca.ts'
import { useContacto } from '../contacto.ts'
import { whatsAppUrl } from '#ui/phone.ts'
import styles from './ChatButton.module.css'
import edge from './EdgeTab.module.css'

/** Opens a WhatsApp conversation with the company, from every public page (§2.2, §5). */
export function ChatButton() {
  const { data: contacto } = useContacto()
  const { prefijo } = useMarca()
  if (!contacto?.telefono) return null
  return (
    <a
      href={whatsAppUrl(contacto.telefono, prefijo)}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(edge.tab, styles.chat)}
      data-unprinted
      aria-label="Chatear por WhatsApp (se abre en otra pestaña)"
      title="Chatear por WhatsApp"
    >
      <WhatsApp />
    </a>
  )
}
