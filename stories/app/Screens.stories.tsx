import { expect, fn, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { ErrorPage } from '#app/frame/ErrorPage.tsx'
import { DatabaseScreen, type Deletion } from '#app/notices/DatabaseScreen.tsx'
import { NoWorkerScreen } from '#app/notices/NoWorkerScreen.tsx'
import { PagePending } from '#app/frame/PagePending.tsx'
import { inApp } from './in-app.tsx'
import { inOrder, presses, withoutReload } from '../play.ts'
import { isFocused, lacksA, leads, reloads, sees, seesA } from '../sees.ts'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({ title: 'app/Screens', decorators: [inApp] })

const refuse = () => Promise.reject(new Error('No.'))

export const Pendiente = meta.story({
  render: () => (
    <main>
      <PagePending />
    </main>
  ),
  play: seesA('status'),
})

export const PaginaRota = meta.story({
  render: () => (
    <main>
      <ErrorPage error={new Error('undefined is not a function')} />
    </main>
  ),
  beforeEach: withoutReload,
  play: inOrder(leads('Ir al inicio', '/'), presses('Recargar'), reloads),
})
export const CodigoQueNoLlega = meta.story({
  render: () => (
    <main>
      <ErrorPage error={new TypeError('Failed to fetch dynamically imported module: /assets/x.js')} />
    </main>
  ),
  play: sees(/se haya actualizado/),
})

export const SinServiceWorker = meta.story({ render: () => <NoWorkerScreen reason="unsupported" secure /> })
export const DireccionInsegura = meta.story({
  ...ofRelease,
  render: () => <NoWorkerScreen reason="unsupported" secure={false} />,
})
export const NoSeInstalo = meta.story({ ...ofRelease, render: () => <NoWorkerScreen reason="failed" /> })
export const DireccionOcupada = meta.story({ ...ofRelease, render: () => <NoWorkerScreen reason="occupied" /> })

const retry = fn(refuse)
const deletion = (some: Partial<Deletion> = {}): Deletion => ({
  deletes: () =>
    Promise.resolve({
      goes: '24 productos, 6 novedades y 2 archivos subidos (2,5 MB)',
      stays: 'Quedan 3 comentarios y 2 marcas.',
    }),
  run: refuse,
  ...some,
})

export const BaseBloqueada = meta.story({
  render: () => <DatabaseScreen trouble="ocupada" onRetry={retry} deletion={deletion()} />,
  play: inOrder(isFocused('button', 'Reintentar'), presses('Reintentar'), sees(/Todavía no se puede/)),
})

export const BaseIncompleta = meta.story({
  ...ofRelease,
  render: () => <DatabaseScreen trouble="incompleta" onRetry={refuse} deletion={deletion()} />,
})
export const BaseDeOtraVersion = meta.story({
  ...ofRelease,
  render: () => <DatabaseScreen trouble="nueva" onRetry={refuse} deletion={deletion()} />,
})

/** A tab with a scenario deletes no real data. */
export const BaseBloqueadaEnUnEscenario = meta.story({
  render: () => <DatabaseScreen trouble="ocupada" onRetry={refuse} deletion={undefined} />,
  play: inOrder(sees(/desde acá no se borra nada/), lacksA('button', /Borrar/)),
})

/** Deleting asks first, with the numbers of records, and says when another tab blocks it. */
export const BorrarDatos = meta.story({
  render: () => <DatabaseScreen trouble="ocupada" onRetry={refuse} deletion={deletion()} />,
  play: inOrder(
    presses('Borrar datos del sitio'),
    presses('Cancelar'),
    presses('Borrar datos del sitio'),
    sees(/Se borran 24 productos, 6 novedades .* Antes guardamos cómo está todo/),
    sees(/Quedan 3 comentarios/),
    presses('Borrar todo y empezar de nuevo'),
    sees(/otra pestaña sigue usando/),
  ),
})

export const BorrarDatosQueNoSeLeen = meta.story({
  render: () => (
    <DatabaseScreen
      trouble="ocupada"
      onRetry={refuse}
      deletion={deletion({ deletes: () => Promise.resolve({ goes: undefined, stays: '' }) })}
    />
  ),
  play: inOrder(presses('Borrar datos del sitio'), sees(/ni podemos guardar nada antes/)),
})

const runs = fn((isWithoutWayBack: boolean) =>
  isWithoutWayBack ? Promise.resolve() : Promise.reject(new DOMException('full', 'QuotaExceededError')),
)
/** When there is no room for a copy, nothing is deleted until the user agrees to have none. */
export const BorrarDatosSinLugar = meta.story({
  render: () => <DatabaseScreen trouble="incompleta" onRetry={refuse} deletion={deletion({ run: runs })} />,
  play: inOrder(
    presses('Borrar datos del sitio'),
    sees(/Se borran/),
    presses('Borrar todo y empezar de nuevo'),
    presses('Borrar sin poder volver'),
    () => waitFor(() => expect(runs).toHaveBeenLastCalledWith(true, expect.anything())),
  ),
})
