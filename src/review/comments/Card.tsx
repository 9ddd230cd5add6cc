import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { useTabText } from '#state/use-tab-text.ts'
import { Field, TextArea } from '#ui/Field.tsx'
import { Check } from '#ui/icons/index.tsx'
import { moment } from '../moment.ts'
import { Act } from '../parts.tsx'
import parts from '../parts.module.css'
import { CopyReport } from '../report/CopyReport.tsx'
import { edited, present, replied, replyEdited, resolved, type Comment, type Reply } from './comment.ts'
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

/** Where a tab stores what is typed: of a new comment, or of this reply or edit. */
export const draftKey = 'sala.borrador'
const keyOf = (...names: readonly string[]): string => [draftKey, ...names].join(' ')

type CardProps = {
  comment: Comment
  number: number
  /** The comment's screen, with a link to it. */
  children?: ReactNode
}

export function Card({ comment, number, children }: CardProps) {
  const { name } = useReviewer()
  /** 'reply', 'report', or the id of the text that is edited. */
  const [doing, setDoing] = useState('')
  const stopEditing = () => setDoing('')
  const save = (changed: Comment) => {
    stopEditing()
    void absorb([changed])
    return true
  }
  /** The text of a comment or a reply, or the field to change that text. */
  const renderText = (label: string, { id, said: { text, at } }: Reply, edit: (next: string) => Comment) =>
    doing === id ? (
      <Words
        label={label}
        save="Guardar"
        initial={text}
        // The key has the moment of the text: a draft of an older text would overwrite another reviewer's edit.
        draft={keyOf(id, at)}
        onCancel={stopEditing}
        onSave={(next) => save(edit(next))}
      />
    ) : (
      <p className={styles.text}>{text}</p>
    )
  const { id, state, author } = comment
  const replies = present(comment.replies)
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
      {renderText('Comentario', comment, (text) => edited(comment, text))}
      {children}
      {replies.length > 0 && (
        <ol role="list" className={styles.replies} aria-label={`Respuestas al comentario ${number}`}>
          {replies.map((reply, index) => (
            <li key={reply.id}>
              <By author={reply.author} made={reply.made} />
              {reply.textOf !== undefined && (
                <p className={styles.note}>
                  Otro texto {reply.textOf === id ? 'del comentario' : 'de una respuesta'}: lo cambiaron dos personas a
                  la vez.
                </p>
              )}
              {renderText('Respuesta', reply, (text) => replyEdited(comment, reply.id, text))}
              {doing !== reply.id && (
                <Acts
                  about={`la respuesta ${index + 1} al comentario ${number}`}
                  actions={{ Editar: () => setDoing(reply.id), Eliminar: () => void deleteReply(comment, reply.id) }}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {doing === 'reply' && (
        <Words
          label={`Respuesta de ${name || 'alguien'}`}
          save="Responder"
          draft={keyOf('respuesta', id)}
          onCancel={stopEditing}
          onSave={(text) => save(replied(comment, name || 'Alguien', text))}
        />
      )}
      {doing !== id && doing !== 'reply' && (
        <Acts
          about={`el comentario ${number}`}
          actions={{
            Responder: () => setDoing('reply'),
            [state.resolved ? 'Reabrir' : 'Resolver']: () => void absorb([resolved(comment, name, !state.resolved)]),
            Editar: () => setDoing(id),
            Eliminar: () => void deleteComment(comment),
            'Para un desarrollador': () => setDoing(doing === 'report' ? '' : 'report'),
          }}
        />
      )}
      {doing === 'report' && <CopyReport comment={comment} />}
    </article>
  )
}

const Acts = ({ about, actions }: { about: string; actions: Readonly<Record<string, () => void>> }) => (
  <p className={parts.actions}>
    {Object.entries(actions).map(([label, act]) => (
      <Act key={label} about={about} onClick={act}>
        {label}
      </Act>
    ))}
  </p>
)

type WordsProps = {
  label: string
  save: string
  initial?: string
  /** The key under which this tab stores the text until it is saved. */
  draft: string
  /** Whether the text was saved. */
  onSave: (text: string) => boolean | Promise<boolean>
  onCancel: () => void
  children?: ReactNode
}

/** A text field with a save button: Ctrl+Enter saves, Escape leaves. The text outlives a reload, and comes back after 'Cancelar'. */
export function Words({ label, save, initial = '', draft, onSave, onCancel, children }: WordsProps) {
  const [text, setText] = useTabText(draft, initial)
  const [empty, setEmpty] = useState(false)
  const done = async () => {
    if (text.trim() === '') setEmpty(true)
    // The draft goes before anybody can open the field again.
    else if (await onSave(text.trim())) setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void done()
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
        void done()
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
