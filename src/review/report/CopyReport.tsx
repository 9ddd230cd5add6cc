import { isRecord } from '#contract/record.ts'
import { useSession } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { useCalls } from '../calls/log.ts'
import type { Comment } from '../comments/comment.ts'
import { seenNow } from '../comments/screen-address.ts'
import { done, withDatabase } from '../database.ts'
import { useOutcome } from '../parts.tsx'
import parts from '../parts.module.css'
import { pageErrors } from './errors.ts'
import { reportText, type Who } from './report.ts'

const readWho = async (): Promise<Who> => {
  const { idLogin, idLoginZona } = useSession.getState()
  const user: unknown =
    idLogin !== null &&
    (await withDatabase((database) => done(database.transaction('usuarios').objectStore('usuarios').get(idLogin))))
  const panel = isRecord(user) ? (user['admin'] === 1 ? 'admin' : 'editor') : undefined
  return { panel, zone: idLoginZona !== null }
}

/** The report that shows a developer a comment's screen, or the open screen, as it is here: copied, and shown before it is pasted. */
export function CopyReport({ comment }: { comment?: Comment }) {
  const { copy, outcome } = useOutcome()
  const take = async () => {
    const text = reportText({
      comment,
      screen: seenNow(),
      who: await readWho().catch(() => ({ panel: undefined, zone: false })),
      calls: useCalls.getState().calls,
      errors: pageErrors(),
      browser: navigator.userAgent,
      origin: location.origin,
      now: new Date(),
    })
    await copy('El texto para un desarrollador', text, 'Copiado: pegalo donde lo vaya a leer.', true)
  }
  return (
    <>
      <p className={parts.soft}>
        Un texto con {comment ? 'el comentario, el enlace a su pantalla' : 'el enlace a esta pantalla'} tal como se ve,
        las últimas llamadas y los errores de la consola. Nunca contraseñas, claves ni datos de clientes. Si hacen falta
        los datos de la demo, guardalos como archivo en «Datos».
      </p>
      <div>
        <Button tone="secondary" onClick={() => void take()}>
          Copiar para un desarrollador
        </Button>
      </div>
      {outcome}
    </>
  )
}
