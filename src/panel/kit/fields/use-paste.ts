import type { ClipboardEvent, DragEvent, RefObject } from 'react'
import type ReactQuill from 'react-quill'
import { pasted } from './paste.ts'

/** What did not come into a text. */
export interface Refused {
  /** The picture by itself, which may go somewhere else. */
  readonly picture: File | undefined
  /** Whether there were words beside it, which did come in. */
  readonly rest: boolean
}

const isInText = (target: EventTarget): boolean => target instanceof Element && target.closest('.ql-editor') !== null
const pictureIn = (files: FileList): File | undefined => [...files].find(({ type }) => type.startsWith('image/'))

/** What is pasted or dropped into the text comes in tidied; a picture does not: `onPicture` is told of it, and of none. */
export const usePaste = (editor: RefObject<ReactQuill | null>, onPicture: (refused: Refused | undefined) => void) => {
  const onPasteCapture = (event: ClipboardEvent) => {
    const quill = editor.current?.getEditor()
    const { files } = event.clipboardData
    const given = event.clipboardData.getData('text/html')
    if (!quill || !isInText(event.target) || (given === '' && files.length === 0)) return
    event.preventDefault()
    const { html, pictures, words } = pasted(given)
    const text = event.clipboardData.getData('text/plain')
    const rest = words || (given === '' && text !== '')
    // A program that copies words may add a picture of them.
    onPicture(pictures || !rest ? { picture: rest ? undefined : pictureIn(files), rest } : undefined)
    if (rest) quill.clipboard.onPaste(quill.getSelection(true), { html, text })
  }
  const onDropCapture = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    onPicture({ picture: pictureIn(event.dataTransfer.files), rest: false })
  }
  return { onPasteCapture, onDropCapture }
}
