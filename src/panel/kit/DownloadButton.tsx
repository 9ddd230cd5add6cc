import { Button } from '#ui/Button.tsx'
import { Download } from '#ui/icons/more.tsx'
import { saveFile } from '#ui/save-file.ts'
import { hideError, screenErrorKey, showError } from './alert.ts'

type DownloadButtonProps = {
  /** Makes the file, or the text of a CSV, when the button is pressed. */
  file: () => Blob | Promise<Blob | string>
  name: string
  children: string
}

/** Downloads a file that the page makes. */
export const DownloadButton = ({ file, name, children }: DownloadButtonProps) => {
  const save = async () => {
    hideError(screenErrorKey)
    try {
      saveFile(await file(), name)
    } catch (error) {
      console.warn(error)
      showError('No pudimos hacer el archivo: no llegó una parte del sitio. Probá de nuevo.', screenErrorKey)
    }
  }
  return (
    <Button tone="secondary" onClick={() => void save()}>
      <Download />
      {children}
    </Button>
  )
}
