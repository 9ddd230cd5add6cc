import { useRef, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import type ReactQuill from 'react-quill'
import { parsePastedHtml } from './paste.ts'
import { fetchPastedPictures } from './pasted-pictures.ts'

/** The parts of a paste that a text cannot hold. */
export interface Refused {
  /** Pictures, which may go to a field or a gallery. */
  readonly pictures: readonly File[]
  /** The number of pictures that could not be fetched. */
  readonly lost: number
  /** Whether text was pasted beside the pictures. */
  readonly hasText: boolean
}

const isInText = (target: EventTarget): boolean => target instanceof Element && target.closest('.ql-editor') !== null
const filterPictures = (files: FileList): File[] => [...files].filter(({ type }) => type.startsWith('image/'))

/** Browsers have one of these two functions. */
const page: Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>> = document

/** The position in the text where something is dropped. */
const getDropSpot = ({ clientX, clientY }: DragEvent): readonly [Node, number] | undefined => {
  const spot = page.caretPositionFromPoint?.(clientX, clientY)
  if (spot) return [spot.offsetNode, spot.offset]
  const range = page.caretRangeFromPoint?.(clientX, clientY)
  return range ? [range.startContainer, range.startOffset] : undefined
}
const goTo = (event: DragEvent): void => {
  const spot = getDropSpot(event)
  if (spot && isInText(spot[0].parentElement ?? spot[0])) getSelection()?.setBaseAndExtent(...spot, ...spot)
}

/** Tidies text that is pasted or dropped. Pictures stay out: every paste passes them to `onPicture`, or undefined. */
export const usePaste = (editor: RefObject<ReactQuill | null>, onPicture: (refused: Refused | undefined) => void) => {
  /** Text moved within the editor needs no tidying. */
  const ownWords = useRef(false)

  const take = ({ files, ...data }: Pick<DataTransfer, 'files'> & { html: string; text: string; rtf: string }) => {
    const { html, sources, hasWords } = parsePastedHtml(data.html)
    const hasText = hasWords || (data.html === '' && data.text !== '')
    const quill = editor.current?.getEditor()
    if (hasText && quill) quill.clipboard.onPaste(quill.getSelection(true), { html, text: data.text })
    // Some programs copy a picture of the text along with the text.
    if (!hasText && files.length > 0) onPicture({ pictures: filterPictures(files), lost: 0, hasText })
    else if (sources.length > 0)
      void fetchPastedPictures(sources, data.rtf).then((brought) => onPicture({ ...brought, hasText }))
    else onPicture(undefined)
  }
  const readContent = (given: DataTransfer) => ({
    files: given.files,
    html: given.getData('text/html'),
    text: given.getData('text/plain'),
    rtf: given.getData('text/rtf'),
  })

  const onPasteCapture = (event: ClipboardEvent) => {
    const content = readContent(event.clipboardData)
    if (!isInText(event.target) || (content.html === '' && content.files.length === 0)) return
    event.preventDefault()
    take(content)
  }
  const onDropCapture = (event: DragEvent) => {
    const content = readContent(event.dataTransfer)
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
