import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import ReactQuill from 'react-quill'
import 'react-quill/dist/quill.snow.css'
import type { ControlProps } from '#ui/field-context.ts'
import { moveInToolbar, useOneTabStop } from '../list/row-keys.ts'
import { toolbar, toolNames } from './editor-tools.ts'
import { LinkDialog, useLink } from './LinkDialog.tsx'
import { readable } from './paste.ts'
import { usePaste, type Refused } from './use-paste.ts'
import styles from './rich-text.module.css'

/** The formats of a text. No video, no formula: CVE-2025-15056. Pictures of older texts survive an edit. */
const formats = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'script',
  'link',
  'list',
  'indent',
  'align',
  'blockquote',
  'color',
  'background',
  'image',
  'table',
]

/** Tab moves the focus out of the editor, which must not trap keyboard users. */
const keyboard = { bindings: { tab: null, 'remove tab': null, indent: null, outdent: null } }

export type EditorProps = {
  first: string
  onChange: (html: string) => void
  /** Called with the first text as the editor writes it. */
  onReady: (html: string) => void
  /** Called at each paste with the pictures that the text cannot hold; undefined for none. */
  onPicture: (refused: Refused | undefined) => void
  names: ControlProps
}

/** The editor itself, with labels in Spanish and only the formats that the site shows. */
export default function Editor({ first, onChange, onReady, onPicture, names }: EditorProps) {
  const [start] = useState(() => readable(first))
  const box = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLElement>(null)
  const editor = useRef<ReactQuill>(null)
  const { press, asking, link, close } = useLink(editor)
  const [modules] = useState(() => ({
    toolbar: { container: toolbar, handlers: { link: press } },
    keyboard,
    table: true,
  }))
  // The loaded text is no step of the editor's history, or Ctrl+Z would take the text back.
  useEffect(() => editor.current?.getEditor().history.clear(), [])
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(box.current?.querySelector('.ql-editor')?.innerHTML ?? ''), [])
  useEffect(() => {
    if (box.current) present(box.current, names)
  })
  // Quill draws the toolbar, once the editor exists.
  useLayoutEffect(() => {
    tools.current = box.current?.querySelector<HTMLElement>('.ql-toolbar') ?? null
  }, [])
  useOneTabStop(tools, 'control')
  return (
    // The keys are those of the buttons in the toolbar.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={styles.editor}
      onKeyDown={(event) => moveInToolbar(event, tools.current)}
      {...usePaste(editor, onPicture)}
    >
      <ReactQuill
        ref={editor}
        theme="snow"
        defaultValue={start}
        useSemanticHTML={false}
        formats={formats}
        modules={modules}
        onChange={(html, _, source) => source === 'user' && onChange(html)}
      />
      {asking && <LinkDialog words={asking.words} onClose={close} onLink={link} />}
    </div>
  )
}

/** Adds labels that Quill lacks, or has only in English. */
const present = (box: HTMLElement, names: ControlProps): void => {
  describe(box.querySelector('.ql-editor'), { role: 'textbox', 'aria-multiline': true, ...names })
  describe(box.querySelector('.ql-toolbar'), { 'aria-label': 'Formato del texto' })
  box
    .querySelectorAll('.ql-toolbar button')
    .forEach((button, i) => describe(button, { 'aria-label': toolNames[i], title: toolNames[i] }))
  describe(box.querySelector('.ql-tooltip input'), { 'aria-label': 'Dirección del enlace', 'data-link': 'https://' })
}

const describe = (
  element: Element | null,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element?.removeAttribute(name)
    else element?.setAttribute(name, String(value))
  }
}
