import { useState, type RefObject } from 'react'
import type ReactQuill from 'react-quill'
import type { RangeStatic } from 'react-quill'

/** The link button: asks for words and address, and suggests the selected words. On a link the button removes that link. */
export const useLink = (editor: RefObject<ReactQuill | null>) => {
  const [asking, setAsking] = useState<{ readonly range: RangeStatic; readonly words: string }>()
  const press = (on: boolean) => {
    const quill = editor.current?.getEditor()
    if (!quill) return
    const marked = quill.getSelection(true)
    if (!on) quill.format('link', false, 'user')
    else setAsking({ range: marked, words: quill.getText(marked.index, marked.length).trim() })
  }
  const link = (words: string, address: string) => {
    const quill = editor.current?.getEditor()
    if (!quill || !asking) return
    const { index, length } = asking.range
    if (length > 0 && words === asking.words) quill.formatText(index, length, 'link', address, 'user')
    else {
      quill.deleteText(index, length, 'user')
      quill.insertText(index, words, 'link', address, 'user')
    }
    setAsking(undefined)
    quill.setSelection(index + words.length, 0)
  }
  return { press, asking, link, close: () => setAsking(undefined) }
}
