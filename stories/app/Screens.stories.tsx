import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { ErrorPage } from '../../src/app/frame/ErrorPage.tsx'
import { DatabaseScreen } from '../../src/app/notices/DatabaseScreen.tsx'
import { NoWorkerScreen } from '../../src/app/notices/NoWorkerScreen.tsx'
import { PagePending } from '../../src/app/frame/PagePending.tsx'
import { page } from '../../src/state/reload.ts'
import { inApp } from './in-app.tsx'

const meta = preview.meta({ title: 'app/Screens', decorators: [inApp] })

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }
const refuse = () => Promise.reject(new Error('No.'))

export const Pendiente = meta.story({
  render: () => (
    <main>
      <PagePending />
    </main>
  ),
})

export const PaginaRota = meta.story({
  render: () => (
    <main>
      <ErrorPage error={new Error('undefined is not a function')} />
    </main>
  ),
  beforeEach: () => {
    const reload = spyOn(page, 'reload').mockImplementation(() => {})
    return () => reload.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar' }))
    await expect(page.reload).toHaveBeenCalledTimes(1)
  },
})
export const CodigoQueNoLlega = meta.story({
  render: () => (
    <main>
      <ErrorPage error={new TypeError('Failed to fetch dynamically imported module: /assets/x.js')} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/se haya actualizado/)).toBeVisible()
  },
})

export const SinServiceWorker = meta.story({ render: () => <NoWorkerScreen reason="unsupported" secure /> })
export const SinServiceWorkerEnTelefono = SinServiceWorker.extend(phone)
export const DireccionInsegura = meta.story({ render: () => <NoWorkerScreen reason="unsupported" secure={false} /> })
export const NoSeInstalo = meta.story({ render: () => <NoWorkerScreen reason="failed" /> })

const retry = fn(refuse)
export const BaseBloqueada = meta.story({
  render: () => <DatabaseScreen trouble="ocupada" onRetry={retry} onDelete={refuse} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByText(/Todavía no se puede/)).toBeVisible()
  },
})

export const BaseIncompleta = meta.story({
  render: () => <DatabaseScreen trouble="incompleta" onRetry={refuse} onDelete={refuse} />,
})
export const BaseDeOtraVersion = meta.story({
  render: () => <DatabaseScreen trouble="nueva" onRetry={refuse} onDelete={refuse} />,
})

/** The last resort asks first, and says when another tab stands in its way. */
export const BorrarDatos = meta.story({
  render: () => <DatabaseScreen trouble="ocupada" onRetry={refuse} onDelete={refuse} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar datos del sitio' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Borrar datos del sitio' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Borrar todo y empezar de nuevo' }))
    await expect(await canvas.findByText(/otra pestaña sigue usando/)).toBeVisible()
  },
})
export const BorrarDatosEnTelefono = BorrarDatos.extend(phone)
