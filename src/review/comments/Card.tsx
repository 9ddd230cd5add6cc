import { useState, type ReactNode } from 'react'
import { Check } from '../../ui/icons/index.tsx'
import { cx } from '../../ui/cx.ts'
import { CopyReport } from '../report/CopyReport.tsx'
import styles from './comments.module.css'
import { edited, replied, repliesOf, replyEdited, resolved, type Comment, type Reply } from './comment.ts'
import { absorb } from './store.ts'
import { deleteComment, deleteReply } from './undo.ts'
import { useReviewer } from './use-reviewer.ts'
import { Words } from './Words.tsx'

const time = new Intl.DateTimeFormat('es-AR', { dateStyle: 'short', timeStyle: 'short', hour12: false })

const By = ({ author, made }: { author: string; made: string }) => (
  <span className={styles.by}>
    <strong>{author}</strong> <time dateTime={made}>{time.format(new Date(made))}</time>
  </span>
)

const Act = ({ children, about, onClick }: { children: string; about: string; onClick: () => void }) => (
  <button type="button" className={styles.act} onClick={onClick}>
    {children}
    <span className="visually-hidden"> {about}</span>
  </button>
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
  const { state, said, author } = comment
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
          initial={said.text}
          onCancel={rest}
          onSave={(text) => {
            rest()
            void absorb([edited(comment, text)])
          }}
        />
      ) : (
        <p className={styles.text}>{said.text}</p>
      )}
      {children}
      <Replies comment={comment} number={number} />
      {doing === 'reply' ? (
        <Words
          label={`Respuesta de ${name || 'alguien'}`}
          save="Responder"
          onCancel={rest}
          onSave={(text) => {
            rest()
            void absorb([replied(comment, name || 'Alguien', text)])
          }}
        />
      ) : (
        doing !== 'edit' && (
          <p className={styles.acts}>
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
            <Act about={about} onClick={() => setDoing(doing === 'report' ? null : 'report')}>
              Para un desarrollador
            </Act>
          </p>
        )
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
          <p className={styles.acts}>
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
