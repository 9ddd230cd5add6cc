import { memo } from 'react'
import styles from './rich-text.module.css'

type Tool = { format: string; value?: string; label: string }

const tools: readonly (readonly Tool[])[] = [
  [{ format: 'header', value: '2', label: 'Encabezado' }, { format: 'header', value: '3', label: 'Encabezado menor' }],
  [{ format: 'bold', label: 'Negrita' }, { format: 'italic', label: 'Cursiva' }, { format: 'underline', label: 'Subrayado' }],
  [{ format: 'color', value: '#111214', label: 'Texto negro' }, { format: 'color', value: '#e8112d', label: 'Texto rojo' }],
  [{ format: 'list', value: 'bullet', label: 'Viñetas' }, { format: 'list', value: 'ordered', label: 'Numeración' }, { format: 'blockquote', label: 'Cita' }],
  [{ format: 'align', value: 'center', label: 'Centrado' }, { format: 'align', value: 'right', label: 'A la derecha' }],
  [{ format: 'link', label: 'Enlace' }, { format: 'clean', label: 'Quitar formato' }],
]

/** Quill finds it by id, draws the icons and does the work. Never rendered twice: the icons are Quill's own nodes. */
export const EditorToolbar = memo(function EditorToolbar({ id }: { id: string }) {
  return (
    <div id={id} role="toolbar" aria-label="Formato del texto" className={styles.toolbar}>
      {tools.map((group) => (
        <span key={group[0]?.label} className="ql-formats">
          {group.map(({ format, value, label }) => (
            <button key={label} type="button" className={`ql-${format}`} value={value} title={label} aria-label={label} />
          ))}
        </span>
      ))}
    </div>
  )
})
