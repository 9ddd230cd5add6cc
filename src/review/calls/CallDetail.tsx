import type { CallEntry } from '#state/call-entry.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { digits } from '#ui/counted.ts'
import { Code, Facts, Part, Small, useOutcome } from '../parts.tsx'
import parts from '../parts.module.css'
import { sayScenario } from '../scenario/say.ts'
import { getFileName, isCut, laidOut, getPagePath, getContentType } from './call.ts'
import { asCurl } from './curl.ts'
import styles from './Llamadas.module.css'
import { useCalls } from './log.ts'
import { linkToNext, nextFails, sequenceFrom } from './next-rules.ts'
import { getVerdict, type Verdict } from './verdict.ts'

const bytes = (size: number) => `${digits(size)} bytes`

export function CallDetail({ call, tab }: { call: CallEntry; tab: string }) {
  const rule = nextFails(call)
  const page = getPagePath(call)
  return (
    <div className={styles.detail}>
      <Facts
        entries={Object.entries({
          Dirección: <code>{`${call.method} ${call.path}`}</code>,
          Quién: `${tab}${page && `, en ${page}`}${call.use && ` (${call.use})`}`,
          Contrato: <VerdictText verdict={getVerdict(call)} />,
        })}
      />
      <Part title="Enviado">
        <Sent sent={call.sent} method={call.method} />
      </Part>
      <Part title={call.status === 0 ? 'Sin respuesta' : `Contestado: ${call.status}`}>
        <Answered call={call} />
      </Part>
      <CopyCurl call={call} />
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
    <Part title="Esta y las que siguieron">
      <p className={parts.soft}>{sayScenario({ rules }).join(' · ')}</p>
      <ButtonLink tone="secondary" href={linkToNext(pageToOpen(call), ...rules)}>
        Que se repitan así
      </ButtonLink>
    </Part>
  )
}

/** The page for the scenario's link: the page under the sheet, or the page that made the call. */
const pageToOpen = ({ page }: CallEntry): string =>
  /^\/demo\/?$/.test(location.pathname) ? new URL(page || '/', location.origin).href : location.href

function VerdictText({ verdict }: { verdict: Verdict }) {
  if (verdict.kind === 'keeps') return <span className={styles.keeps}>La respuesta lo cumple.</span>
  if (verdict.kind === 'unknown') return verdict.why
  return (
    <ul role="list" className={styles.failed}>
      {verdict.issues.slice(0, 20).map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path ? <code>{path}</code> : 'La respuesta'}: {message}
        </li>
      ))}
      {verdict.issues.length > 20 && <li>… y {verdict.issues.length - 20} más.</li>}
    </ul>
  )
}

const Text = ({ label, children }: { label: string; children: string }) =>
  children === '' ? (
    <p className={parts.soft}>Nada.</p>
  ) : (
    <>
      <Code label={label}>{laidOut(children)}</Code>
      {isCut(children) && <p className={parts.soft}>Es más largo: se guarda hasta acá.</p>}
    </>
  )

function Sent({ sent, method }: Pick<CallEntry, 'sent' | 'method'>) {
  if (sent === undefined)
    return <p className={parts.soft}>{method === 'GET' ? 'Nada más que la dirección.' : 'No se pudo leer.'}</p>
  if (typeof sent === 'string') return <Text label="Lo enviado">{sent}</Text>
  return (
    <Facts
      entries={sent.map(([name, value]) => [
        name,
        typeof value === 'string'
          ? value || '(vacío)'
          : `${value.name} · ${value.type || 'sin tipo'} · ${bytes(value.size)}`,
      ])}
    />
  )
}

function Answered({ call }: { call: CallEntry }) {
  if (call.status === 0) return <p className={parts.soft}>Como sin conexión.</p>
  if (call.text !== undefined) return <Text label="Lo contestado">{call.text}</Text>
  const length = Number(call.headers['content-length'])
  return (
    <p>
      {['Archivo', getFileName(call), getContentType(call), ...(length > 0 ? [bytes(length)] : [])]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function CopyCurl({ call }: { call: CallEntry }) {
  const { copy, outcome } = useOutcome()
  return (
    <Part title="Para una API real">
      <Small onClick={() => void copy('Como cURL', asCurl(call), 'Copiado.', true)}>Copiar como cURL</Small>
      {outcome}
    </Part>
  )
}
