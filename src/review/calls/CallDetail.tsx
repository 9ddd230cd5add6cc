import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { placed } from '../placed.ts'
import { sayScenario } from '../scenario/say.ts'
import { Copies } from './Copies.tsx'
import type { CallEntry } from '../../state/call-entry.ts'
import styles from './Llamadas.module.css'
import { useCalls, type LoggedCall } from './log.ts'
import { linkToNext, nextFails, sequenceFrom } from './next.ts'
import { fileNameOf, isCut, laidOut, typeOf } from './call.ts'
import { verdictOf, type Verdict } from './verdict.ts'
import { pageOf, sessionOf, type Names } from './who.ts'
import { digits } from '../../ui/counted.ts'

type CallDetailProps = { call: LoggedCall; tab: string; names: Names | undefined }

const bytes = (size: number) => `${digits(size)} bytes`

export function CallDetail({ call, tab, names }: CallDetailProps) {
  const rule = nextFails(call)
  return (
    <div className={styles.detail}>
      <dl className={styles.facts}>
        <Fact name="Dirección">
          <code>
            {call.method} {call.path}
          </code>
        </Fact>
        <Fact name="Quién">
          {tab}
          {pageOf(call) && (
            <>
              , en <code>{pageOf(call)}</code>
            </>
          )}
          {call.use && ` (${call.use})`} · {sessionOf(call, names)}
        </Fact>
        <Fact name="Contrato">
          <VerdictText verdict={verdictOf(call)} />
        </Fact>
      </dl>
      <Part title="Enviado">
        <Sent sent={call.sent} method={call.method} />
      </Part>
      <Part title={call.status === 0 ? 'Sin respuesta' : `Contestado: ${call.status}`}>
        <Answered call={call} />
      </Part>
      <Copies call={call} />
      {rule && (
        <ButtonLink tone="secondary" className={styles.next} href={linkToNext(pageToOpen(call), rule)}>
          {call.status === 0 || call.status >= 400 ? 'Que la próxima falle así' : 'Que la próxima falle (500)'}
        </ButtonLink>
      )}
      <Sequence call={call} />
    </div>
  )
}

/** A link to the page in a scenario that repeats this call and the later calls of its name. */
function Sequence({ call }: { call: CallEntry }) {
  const rules = sequenceFrom(
    call,
    useCalls(({ calls }) => calls),
  )
  if (rules.length < 2 && (rules[0]?.times ?? 0) < 2) return null
  return (
    <section className={styles.part}>
      <h3>Esta y las que siguieron</h3>
      <p className={styles.soft}>{sayScenario({ rules }).join(' · ')}</p>
      <ButtonLink tone="secondary" className={styles.next} href={linkToNext(pageToOpen(call), ...rules)}>
        Que se repitan así
      </ButtonLink>
    </section>
  )
}

/** The page for the scenario's link: the page under the sheet, or the page that made the call. */
const pageToOpen = ({ page }: CallEntry): string =>
  /^\/demo\/?$/.test(location.pathname) ? new URL(page || '/', location.origin).href : location.href

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
)

function VerdictText({ verdict }: { verdict: Verdict }) {
  if (verdict.kind === 'keeps') return <span className={styles.keeps}>La respuesta lo cumple.</span>
  if (verdict.kind === 'unknown') return verdict.why
  return (
    <ul className={styles.issues}>
      {verdict.issues.slice(0, 20).map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path ? <code>{path}</code> : 'La respuesta'}: {message}
        </li>
      ))}
      {verdict.issues.length > 20 && <li>… y {verdict.issues.length - 20} más.</li>}
    </ul>
  )
}

const Text = ({ label, children }: { label: string; children: string }) => (
  <>
    <TableScroll label={label} className={styles.code}>
      <pre>{laidOut(children)}</pre>
    </TableScroll>
    {isCut(children) && <p className={styles.soft}>Es más largo: se guarda hasta acá.</p>}
  </>
)

function Sent({ sent, method }: Pick<CallEntry, 'sent' | 'method'>) {
  if (sent === undefined)
    return <p className={styles.soft}>{method === 'GET' ? 'Nada más que la dirección.' : 'No se pudo leer.'}</p>
  if (typeof sent === 'string')
    return sent === '' ? <p className={styles.soft}>Nada.</p> : <Text label="Enviado">{sent}</Text>
  return (
    <dl className={styles.facts}>
      {placed(sent).map(({ thing: [name, value], place }) => (
        <Fact key={place} name={name}>
          {typeof value === 'string' ? value : `${value.name} · ${value.type || 'sin tipo'} · ${bytes(value.size)}`}
        </Fact>
      ))}
    </dl>
  )
}

function Answered({ call }: { call: CallEntry }) {
  if (call.status === 0) return <p className={styles.soft}>Como sin conexión.</p>
  if (call.text !== undefined)
    return call.text === '' ? <p className={styles.soft}>Nada.</p> : <Text label="Contestado">{call.text}</Text>
  const length = Number(call.headers['content-length'])
  return (
    <p>
      {['Archivo', fileNameOf(call), typeOf(call), ...(length > 0 ? [bytes(length)] : [])].filter(Boolean).join(' · ')}
    </p>
  )
}
