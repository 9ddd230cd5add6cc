import { useRef, type ReactNode } from 'react'

export interface FileDialog {
  readonly label: string
  readonly multiple?: boolean
  /** Chooses whole folders. */
  readonly folder?: boolean
  /** The files that are offered first, as an input says them: '.json,.zip'; all without. */
  readonly accept?: string
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}

/** The system's dialog for files behind a button: a function that opens it, and the hidden input to render beside the button. */
export const useFileDialog = ({ label, multiple, folder, accept, onFiles }: FileDialog): [() => void, ReactNode] => {
  const input = useRef<HTMLInputElement>(null)
  const element = (
    <input
      ref={(node) => {
        input.current = node
        // React's types lack the attribute that chooses folders.
        if (folder) node?.setAttribute('webkitdirectory', '')
      }}
      type="file"
      multiple={multiple}
      hidden
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? []
        // The same files may be chosen again.
        target.value = ''
        if (first) onFiles([first, ...others])
      }}
    />
  )
  return [() => input.current?.click(), element]
}
