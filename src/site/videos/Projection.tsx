import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { page } from '../../state/reload.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Close } from '../../ui/icons/index.tsx'
import { Media } from '../../ui/Media.tsx'
import { VideoFile } from './VideoFile.tsx'
import styles from './Projection.module.css'

interface ProjectionProps {
  title: string
  kind: 'image' | 'file'
  path: string
  className?: string | undefined
  /** What opens it. */
  children: ReactNode
}

/** A file over the whole screen (§2.11). Escape and 'Cerrar' close it; a click beside it reloads the page. */
export const Projection = ({ title, kind, path, className, children }: ProjectionProps) => (
  <Dialog.Root>
    <Dialog.Trigger className={className}>{children}</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay className={styles.dark} />
      <Dialog.Content
        data-ground="dark"
        className={styles.wrapper}
        aria-describedby={undefined}
        onPointerDownOutside={() => page.reload()}
      >
        <div className={styles.bar}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label="Cerrar" icon={<Close />} />
          </Dialog.Close>
        </div>
        {kind === 'image'
          ? <Media path={path} alt={title} kind="image" width={1280} height={720} fit="contain" className={styles.screen} />
          : <VideoFile path={path} controls autoPlay aria-label={title} className={styles.screen} />}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)
