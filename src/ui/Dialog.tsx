import * as Radix from '@radix-ui/react-dialog'
import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useBackCloses } from './back-closes.ts'
import { IconButton } from './Button.tsx'
import { Close } from './icons/index.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** Any CSS width; 400px (§9) by default. In a narrow window every dialog is a full-width sheet. */
  width?: string
  children: ReactNode
}

/**
 * A modal. Escape, Back, the veil and 'Cerrar' close it, and nothing that lies over the veil: a notice, the menu of a password manager.
 * The focus returns to the element that had it before.
 */
export function Dialog({ open, onOpenChange, title, description, width, children }: DialogProps) {
  const opener = useRef<Element | null>(null)
  const veil = useRef<HTMLDivElement>(null)
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay ref={veil} className={styles.veil} />
        <Radix.Content
          className={styles.dialog}
          style={width === undefined ? undefined : widthVariable(width)}
          // Radix returns the focus only to its own Trigger, and these dialogs are opened by state.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onInteractOutside={(event) => {
            if (event.target !== veil.current) event.preventDefault()
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <div className={styles.body}>
            {description !== undefined && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children}
          </div>
          {/* Last in the order, so that the first field gets the focus; the grid shows it first. */}
          <Radix.Close asChild>
            <IconButton className={styles.close} label="Cerrar" icon={<Close />} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const widthVariable = (width: string): CSSProperties & { '--dialog-width': string } => ({ '--dialog-width': width })
