import { Button } from '../../ui/Button.tsx'
import { Download } from '../../ui/icons/index.tsx'

type DownloadButtonProps = {
  /** Made when it is asked for. */
  file: () => Blob
  name: string
  children: string
}

const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Saves what the page holds. */
export const DownloadButton = ({ file, name, children }: DownloadButtonProps) => (
  <Button tone="secondary" onClick={() => save(file(), name)}><Download />{children}</Button>
)
