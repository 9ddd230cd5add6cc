import { useRef, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import type ReactQuill from 'react-quill'
import { pasted } from './paste.ts'
import { bring } from './pasted-pictures.ts'

/** The parts of a paste that a text cannot hold. */
export interface Refused {
  /** Pictures, which may go to a field or a gallery. */
  readonly pictures: readonly File[]
  /** The number of pictures that could not be fetched. */
  readonly lost: number
  /** Whether words were pasted beside the pictures. */
  readonly rest: boolean
}

const isInText = (target: EventTarget): boolean => target instanceof Element && target.closest('.ql-editor') !== null
const picturesIn = (files: FileList): File[] => [...files].filter(({ type }) => type.startsWith('image/'))

/** Browsers have one of these two functions. */
const page: Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>> = document

/** The place in the text where something is dropped. */
const spotOf = ({ clientX, clientY }: DragEvent): readonly [Node, number] | undefined => {
  const spot = page.caretPositionFromPoint?.(clientX, clientY)
  if (spot) return [spot.offsetNode, spot.offset]
  const range = page.caretRangeFromPoint?.(clientX, clientY)
  return range ? [range.startContainer, range.startOffset] : undefined
}
const goTo = (event: DragEvent): void => {
  const spot = spotOf(event)
  if (spot && isInText(spot[0].parentElement ?? spot[0])) getSelection()?.setBaseAndExtent(...spot, ...spot)
}

/** Tidies words that are pasted or dropped into the text. Pictures stay out: every paste tells `onPicture` of them, or of none. */
export const usePaste = (editor: RefObject<ReactQuill | null>, onPicture: (refused: Refused | undefined) => void) => {
  /** Words moved within the text need no tidying. */
  const ownWords = useRef(false)

  const take = ({ files, ...data }: Pick<DataTransfer, 'files'> & { html: string; text: string; rtf: string }) => {
    const { html, sources, words } = pasted(data.html)
    const rest = words || (data.html === '' && data.text !== '')
    const quill = editor.current?.getEditor()
    if (rest && quill) quill.clipboard.onPaste(quill.getSelection(true), { html, text: data.text })
    // Some programs copy a picture of the words along with the words.
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
