import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { keptNumber } from '../../state/pedido/kept-number.ts'
import { usePedido } from '../../state/pedido/pedido.ts'
import { useSession } from '../../state/session.ts'
import { useCalls } from '../calls/log.ts'
import type { Comment } from '../comments/comment.ts'
import { seenNow } from '../comments/where.ts'
import { pageErrors } from './errors.ts'
import styles from './report.module.css'

const nameAt = (now: Date) => `informe-${now.toISOString().slice(0, 19).replaceAll(/\D/g, '')}.vidriera.zip`

/** Loads the code that makes the file when the first file is asked for. */
const make = async (comment: Comment | undefined, customers: boolean): Promise<string> => {
  const [{ makeReport }, { ownDoors }] = await Promise.all([import('./make.ts'), import('../state/doors.ts')])
  const doors = ownDoors()
  const [company, seed] = await Promise.all([doors.read(), customers ? undefined : doors.seed()])
  const now = new Date()
  const file = await makeReport({
    comment,
    screen: seenNow(),
    company,
    seed,
    ids: useSession.getState(),
    calls: useCalls.getState().calls,
    errors: pageErrors(),
    order: { numero: keptNumber(), lines: usePedido.getState().lines },
    customers,
    browser: navigator.userAgent,
    origin: location.origin,
    now,
  })
  saveFile(file, nameAt(now))
  return nameAt(now)
}

/** One file from which a developer sees a comment's screen, or the one that is open, as it is here. */
export function ReportFile({ comment }: { comment?: Comment }) {
  const [customers, setCustomers] = useState(false)
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string }>()
  const take = () =>
    make(comment, customers).then(
      (name) =>
        setSaid({ tone: 'success', text: `Guardado: ${name}. Quien lo abre en «Datos» ve la misma pantalla, igual.` }),
      (error: unknown) => {
        console.error(error)
        setSaid({ tone: 'error', text: 'No se pudo hacer el informe: no se pueden leer los datos de la demo.' })
      },
    )
  return (
    <div className={styles.report}>
      <p className={styles.about}>
        Un archivo con {comment ? 'el comentario, su pantalla' : 'esta pantalla'}, el escenario, las últimas llamadas,
        los errores de la consola, los datos y «Mi pedido». Nunca contraseñas ni sesiones; clientes, suscripciones,
        mensajes y notas del pedido, solo si lo marcás.
      </p>
      <Checkbox
        label="Incluir los datos de clientes"
        checked={customers}
        onChange={({ target }) => setCustomers(target.checked)}
      />
      <Button tone="secondary" onClick={() => void take()}>
        Copiar para un desarrollador
      </Button>
      <Message tone={said?.tone ?? 'neutral'}>{said?.text}</Message>
    </div>
  )
}
