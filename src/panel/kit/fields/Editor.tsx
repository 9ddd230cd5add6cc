import { useEffect, useId, useRef, useState } from 'react'
import ReactQuill from 'react-quill'
import 'react-quill/dist/quill.snow.css'
import type { ControlProps } from '../../../ui/field-context.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import styles from './rich-text.module.css'

/** What a text may hold. No video, no formula: CVE-2025-15056. Colours and pictures of older texts survive an edit. */
const formats = [
  'header', 'bold', 'italic', 'underline', 'strike', 'script', 'link', 'list', 'indent', 'align', 'blockquote', 'color', 'background', 'size', 'image',
]

/** Tab moves the focus, here as everywhere: an editor must not be a trap for keyboards. */
const keyboard = { bindings: { tab: null, 'remove tab': null, indent: null, outdent: null } }

type EditorProps = {
  first: string
  onChange: (html: string) => void
  names: ControlProps
}

export default function Editor({ first, onChange, names }: EditorProps) {
  const toolbar = `toolbar-${useId().replaceAll(/\W/g, '')}`
  // Quill takes its modules once: another object would rebuild it.
  const [modules] = useState({ toolbar: `#${toolbar}`, keyboard })
  const editor = useRef<ReactQuill>(null)
  useEffect(() => {
    const quill = editor.current?.getEditor()
    if (quill) present(quill.root, names)
  })
  return (
    <div className={styles.editor}>
      <EditorToolbar id={toolbar} />
      <ReactQuill
        ref={editor}
        theme="snow"
        defaultValue={first}
        useSemanticHTML={false}
        formats={formats}
        modules={modules}
        onChange={(html, _, source) => source === 'user' && onChange(html)}
      />
    </div>
  )
}

/** Tells assistive technology what Quill does not: what this box is, and its link question in Spanish. */
const present = (root: HTMLElement, names: ControlProps): void => {
  const attributes = { role: 'textbox', 'aria-multiline': true, ...names }
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, String(value))
  }
  const link = root.parentElement?.querySelector('.ql-tooltip input')
  link?.setAttribute('data-link', 'https://')
  link?.setAttribute('aria-label', 'Dirección del enlace')
}
