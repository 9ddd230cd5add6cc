import { Button } from '#ui/Button.tsx'
import { Download } from '#ui/icons/more.tsx'
import { saveFile } from '#ui/save-file.ts'

type DownloadButtonProps = {
  /** Makes the file, or the text of a CSV, when the button is pressed. */
  file: () => Blob | Promise<Blob | string>
  name: string
  children: string
}

/** Downloads a file that the page makes. */
export const DownloadButton = ({ file, name, children }: DownloadButtonProps) => {
  const save = async () => saveFile(await file(), name)
  return (
    <Button tone="secondary" onClick={() => void save()}>
      <Download />
      {children}
    </Button>
  )
}
