import * as Dialog from '@radix-ui/react-dialog'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { page } from '#state/reload.ts'
import { IconButton } from '#ui/Button.tsx'
import { Close } from '#ui/icons/index.tsx'
import { Media } from '#ui/Media.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { VideoFile } from '#ui/VideoFile.tsx'
import { film, firstFrame } from './source.ts'
import styles from './Projection.module.css'

const BackCloses = onDemand(async () => ({ default: (await import('#ui/back-closes.ts')).BackCloses }))

interface ProjectionProps {
  title: string
  kind: 'image' | 'file'
  path: string
  className?: string | undefined
  /** The button that opens the projection. */
  children: ReactNode
}

/** Radix closes on pointer down, and starts listening late: the overlay's own click handler is used instead. */
const stay = (event: Event) => event.preventDefault()
/** Ignores the second click of the double click that opened the projection. */
const leave = ({ detail }: MouseEvent) => {
  if (detail < 2) page.reload()
}

/** A file over the whole screen (§2.11). Escape, Back and 'Cerrar' close it; a click outside reloads the page. */
export function Projection({ title, kind, path, className, children }: ProjectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={className}>{children}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.dark} onClick={leave} />
        <Dialog.Content
          data-ground="dark"
          className={styles.wrapper}
          aria-describedby={undefined}
          onPointerDownOutside={stay}
        >
          <BackCloses close={() => setOpen(false)} />
          <div className={styles.bar}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Cerrar" icon={<Close />} />
            </Dialog.Close>
          </div>
          {kind === 'image' ? (
            <Media path={path} alt={title} kind="image" {...film} fit="contain" className={styles.screen} />
          ) : (
            <VideoFile
              path={path}
              start={firstFrame}
              {...film}
              controls
              autoPlay
              aria-label={title}
              className={styles.screen}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
