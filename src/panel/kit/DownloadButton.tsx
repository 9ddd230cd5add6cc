import { Button } from '../../ui/Button.tsx'
import { Download } from '../../ui/icons/more.tsx'
import { saveFile } from '../../ui/save-file.ts'

type DownloadButtonProps = {
  /** Made when it is asked for. */
  file: () => Blob
  name: string
  children: string
}

/** Saves what the page holds. */
export const DownloadButton = ({ file, name, children }: DownloadButtonProps) => (
  <Button tone="secondary" onClick={() => saveFile(file(), name)}>
    <Download />
    {children}
  </Button>
)
