import { useRef, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import type ReactQuill from 'react-quill'
import { pasted } from './paste.ts'
import { bring } from './pasted-pictures.ts'

/** What did not come into a text. */
export interface Refused {
  /** The pictures, which may go somewhere else. */
  readonly pictures: readonly File[]
  /** How many pictures could not be had. */
  readonly lost: number
  /** Whether there were words beside them, which did come in. */
  readonly rest: boolean
}

const isInText = (target: EventTarget): boolean => target instanceof Element && target.closest('.ql-editor') !== null
const picturesIn = (files: FileList): File[] => [...files].filter(({ type }) => type.startsWith('image/'))

/** Browsers know one way of asking or the other. */
const asked: Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>> = document

/** Where in the text something is dropped. */
const spotOf = ({ clientX, clientY }: DragEvent): readonly [Node, number] | undefined => {
  const spot = asked.caretPositionFromPoint?.(clientX, clientY)
  if (spot) return [spot.offsetNode, spot.offset]
  const range = asked.caretRangeFromPoint?.(clientX, clientY)
  return range ? [range.startContainer, range.startOffset] : undefined
}
const goTo = (event: DragEvent): void => {
  const spot = spotOf(event)
  if (spot && isInText(spot[0].parentElement ?? spot[0])) getSelection()?.setBaseAndExtent(...spot, ...spot)
}

/** What is pasted or dropped into the text comes in tidied; a picture does not: `onPicture` is told of it, and of none. */
export const usePaste = (editor: RefObject<ReactQuill | null>, onPicture: (refused: Refused | undefined) => void) => {
  /** Words that are moved within the text need no tidying. */
  const ownWords = useRef(false)

  const take = ({ files, ...data }: Pick<DataTransfer, 'files'> & { html: string; text: string; rtf: string }) => {
    const { html, sources, words } = pasted(data.html)
    const rest = words || (data.html === '' && data.text !== '')
    const quill = editor.current?.getEditor()
    if (rest && quill) quill.clipboard.onPaste(quill.getSelection(true), { html, text: data.text })
    // A program that copies words may add a picture of them.
    if (!rest && files.length > 0) onPicture({ pictures: picturesIn(files), lost: 0, rest })
    else if (sources.length > 0) void bring(sources, data.rtf).then((brought) => onPicture({ ...brought, rest }))
    else onPicture(undefined)
  }
  const contentOf = (given: DataTransfer) => ({
    files: given.files,
    html: given.getData('text/html'),
    text: given.getData('text/plain'),
    rtf: given.getData('text/rtf'),
  })

  const onPasteCapture = (event: ClipboardEvent) => {
    const content = contentOf(event.clipboardData)
    if (!isInText(event.target) || (content.html === '' && content.files.length === 0)) return
    event.preventDefault()
    take(content)
  }
  const onDropCapture = (event: DragEvent) => {
    const content = contentOf(event.dataTransfer)
    if (ownWords.current || (content.html === '' && content.files.length === 0)) return
    event.preventDefault()
    event.stopPropagation()
    editor.current?.getEditor().focus()
    goTo(event)
    take(content)
  }
  return {
    onPasteCapture,
    onDropCapture,
    onDragStart: () => {
      ownWords.current = true
    },
    onDragEnd: () => {
      ownWords.current = false
    },
  }
}
