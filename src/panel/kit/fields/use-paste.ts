import type { ClipboardEvent, DragEvent, RefObject } from 'react'
import type ReactQuill from 'react-quill'
import { pasted } from './paste.ts'

const isInText = (target: EventTarget): boolean => target instanceof Element && target.closest('.ql-editor') !== null

/** What is pasted or dropped into the text comes in tidied; a picture does not: `onPicture` is told whether there was one. */
export const usePaste = (editor: RefObject<ReactQuill | null>, onPicture: (refused: boolean) => void) => {
  const onPasteCapture = (event: ClipboardEvent) => {
    const quill = editor.current?.getEditor()
    const { files } = event.clipboardData
    const given = event.clipboardData.getData('text/html')
    if (!quill || !isInText(event.target) || (given === '' && files.length === 0)) return
    event.preventDefault()
    const { html, pictures } = pasted(given)
    onPicture(pictures || given === '')
    const text = event.clipboardData.getData('text/plain')
    if (html.trim() !== '' || text !== '') quill.clipboard.onPaste(quill.getSelection(true), { html, text })
  }
  const onDropCapture = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    onPicture(true)
  }
  return { onPasteCapture, onDropCapture }
}
