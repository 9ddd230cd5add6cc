import { page } from '#state/reload.ts'
import { Button } from '#ui/Button.tsx'
import { Screen } from '../frame/Screen.tsx'

const advice = (secure: boolean) =>
  secure
    ? 'Si estás en una ventana privada o de incógnito, abrilo en una ventana común. Si no, actualizá el navegador o probá con otro.'
    : 'La dirección no es segura: abrila con https:// al principio.'

const Unsupported = ({ secure }: { secure: boolean }) => (
  <Screen
    title="Este navegador no puede abrir el sitio"
    actions={<Button onClick={() => page.reload()}>Probar de nuevo</Button>}
  >
    <p>
      El catálogo trabaja dentro del navegador, también sin conexión, y acá esa función (service workers) no está
      disponible.
    </p>
    <p>{advice(secure)}</p>
  </Screen>
)

const Failed = () => (
  <Screen title="No pudimos preparar el sitio" actions={<Button onClick={() => page.reload()}>Reintentar</Button>}>
    <p>El catálogo se instala en el navegador la primera vez que se abre, y esta vez no terminó.</p>
    <p>
      Revisá tu conexión y que el navegador permita guardar datos de este sitio. En una ventana privada puede estar
      bloqueado. También lo volvemos a intentar cada tanto.
    </p>
  </Screen>
)

const Occupied = () => (
  <Screen
    title="Otra aplicación ocupa esta dirección"
    actions={<Button onClick={() => page.reload()}>Reintentar</Button>}
  >
    <p>Cerrá todas las pestañas de esta dirección y volvé a abrir el sitio.</p>
  </Screen>
)

type NoWorkerScreenProps = {
  /** `occupied`: another worker of this address does not give way. */
  reason: 'unsupported' | 'failed' | 'occupied'
  /** Whether browsers allow service workers at this address. */
  secure?: boolean
}

/** Explains why the demo cannot run: the embedded backend needs a service worker, and this browser has none. */
export const NoWorkerScreen = ({ reason, secure = isSecureContext }: NoWorkerScreenProps) => (
  <section aria-label="El sitio no está listo">
    {reason === 'unsupported' && <Unsupported secure={secure} />}
    {reason === 'failed' && <Failed />}
    {reason === 'occupied' && <Occupied />}
  </section>
)
