import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field, TextArea } from '../../ui/Field.tsx'
import { Check } from '../../ui/icons/index.tsx'
import { moment } from '../moment.ts'
import { Act } from '../parts.tsx'
import parts from '../parts.module.css'
import { CopyReport } from '../report/CopyReport.tsx'
import { edited, replied, repliesOf, replyEdited, resolved, type Comment, type Reply } from './comment.ts'
import styles from './comments.module.css'
import { limits } from './review-json.ts'
import { absorb, deleteComment, deleteReply, useReviewer } from './store.ts'

const By = ({ author, made }: { author: string; made: string }) => (
  <span>
    <strong>{author}</strong>{' '}
    <time dateTime={made} className={parts.soft}>
      {moment(made)}
    </time>
  </span>
)

type CardProps = {
  comment: Comment
  number: number
  /** The comment's screen, with a link to it. */
  children?: ReactNode
}

/** A comment and its replies, with the buttons for both. */
export function Card({ comment, number, children }: CardProps) {
  const { name } = useReviewer()
  const [doing, setDoing] = useState<'edit' | 'reply' | 'report' | null>(null)
  const rest = () => setDoing(null)
  const save = (changed: Comment) => {
    rest()
    void absorb([changed])
  }
  const { state, said: value, author } = comment
  const about = `el comentario ${number}`
  return (
    <article className={styles.card} aria-label={`Comentario ${number}`}>
      <header className={styles.head}>
        <span className={cx(styles.number, state.resolved && styles.solved)}>{number}</span>
        <By author={author} made={comment.made} />
        {state.resolved && (
          <span className={styles.state}>
            <Check />
            Resuelto{state.by && ` por ${state.by}`}
          </span>
        )}
      </header>
      {doing === 'edit' ? (
        <Words
          label="Comentario"
          save="Guardar"
          initial={value.text}
          onCancel={rest}
          onSave={(text) => save(edited(comment, text))}
        />
      ) : (
        <p className={styles.text}>{value.text}</p>
      )}
      {children}
      <Replies comment={comment} number={number} />
      {doing === 'reply' && (
        <Words
          label={`Respuesta de ${name || 'alguien'}`}
          save="Responder"
          onCancel={rest}
          onSave={(text) => save(replied(comment, name || 'Alguien', text))}
        />
      )}
      {(doing === null || doing === 'report') && (
        <p className={parts.actions}>
          <Act about={about} onClick={() => setDoing('reply')}>
            Responder
          </Act>
          <Act about={about} onClick={() => void absorb([resolved(comment, name, !state.resolved)])}>
            {state.resolved ? 'Reabrir' : 'Resolver'}
          </Act>
          <Act about={about} onClick={() => setDoing('edit')}>
            Editar
          </Act>
          <Act about={about} onClick={() => void deleteComment(comment)}>
            Eliminar
          </Act>
          <Act about={about} onClick={() => setDoing(doing === null ? 'report' : null)}>
            Para un desarrollador
          </Act>
        </p>
      )}
      {doing === 'report' && <CopyReport comment={comment} />}
    </article>
  )
}

const Replies = ({ comment, number }: { comment: Comment; number: number }) => {
  const replies = repliesOf(comment)
  if (replies.length === 0) return null
  return (
    <ol className={styles.replies} aria-label={`Respuestas al comentario ${number}`}>
      {replies.map((reply, at) => (
        <li key={reply.id}>
          <Answer comment={comment} reply={reply} about={`la respuesta ${at + 1} al comentario ${number}`} />
        </li>
      ))}
    </ol>
  )
}

function Answer({ comment, reply, about }: { comment: Comment; reply: Reply; about: string }) {
  const [editing, setEditing] = useState(false)
  const rest = () => setEditing(false)
  return (
    <>
      <By author={reply.author} made={reply.made} />
      {editing ? (
        <Words
          label="Respuesta"
          save="Guardar"
          initial={reply.said.text}
          onCancel={rest}
          onSave={(text) => {
            rest()
            void absorb([replyEdited(comment, reply.id, text)])
          }}
        />
      ) : (
        <>
          <p className={styles.text}>{reply.said.text}</p>
          <p className={parts.actions}>
            <Act about={about} onClick={() => setEditing(true)}>
              Editar
            </Act>
            <Act about={about} onClick={() => void deleteReply(comment, reply.id)}>
              Eliminar
            </Act>
          </p>
        </>
      )}
    </>
  )
}

type WordsProps = {
  label: string
  save: string
  initial?: string
  onSave: (text: string) => void
  onCancel: () => void
  /** Called with the text at every change. */
  onType?: (text: string) => void
  children?: ReactNode
}

/** A text field with a save button: Ctrl+Enter saves, Escape leaves. */
export function Words({ label, save, initial = '', onSave, onCancel, onType, children }: WordsProps) {
  const [text, setText] = useState(initial)
  const [empty, setEmpty] = useState(false)
  const done = () => (text.trim() === '' ? setEmpty(true) : onSave(text.trim()))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) done()
    else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of whatever has the focus within.
    <form
      className={parts.stack}
      aria-label={save}
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
      onKeyDown={onKeyDown}
      noValidate
    >
      {children}
      <Field label={label} {...(empty && { error: 'Escribí algo.' })} required>
        <TextArea
          rows={3}
          maxLength={limits.text}
          value={text}
          autoFocus
          onChange={({ target: { value } }) => {
            setText(value)
            setEmpty(false)
            onType?.(value)
          }}
        />
      </Field>
      <p className={parts.actions}>
        <Button type="submit">{save}</Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
    </form>
  )
}
