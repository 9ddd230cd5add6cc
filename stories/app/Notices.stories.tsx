import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { cachedReads } from '#api/cached.ts'
import {
  CutNotice,
  CachedNotice,
  OfflineNotice,
  PreparingNotice,
  ReadyNotice,
  SentNotice,
  SparingNotice,
  UpdateNotice,
  WaitingNotice,
} from '#app/notices/messages.tsx'
import { NoticeStack } from '#app/notices/Notice.tsx'
import { Notices } from '#app/notices/Notices.tsx'
import { StorageNotice } from '#app/notices/StorageNotice.tsx'
import { useWorkerNews } from '#app/notices/worker-news.ts'
import { useTrouble } from '#app/notices/trouble.ts'
import { markDirty } from '#state/dirty.ts'
import { inApp } from './in-app.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  title: 'app/Notices',
  component: NoticeStack,
  beforeEach: () => () => {
    cachedReads.setState({}, true)
  },
})

const nothing = () => {}

export const Actualizacion = meta.story({
  args: { children: <UpdateNotice unsaved={undefined} onApply={nothing} onLater={nothing} /> },
})
export const ActualizacionConCambiosSinGuardar = meta.story({
  args: { children: <UpdateNotice unsaved="here" onApply={nothing} onLater={nothing} /> },
})
export const ActualizacionRetenida = meta.story({
  args: { children: <UpdateNotice unsaved="elsewhere" onApply={nothing} onLater={nothing} /> },
})
export const Preparando = meta.story({ args: { children: <PreparingNotice /> } })
export const ListoSinConexion = meta.story({ args: { children: <ReadyNotice missing={0} onClose={nothing} /> } })
export const CasiListoSinConexion = meta.story({ args: { children: <ReadyNotice missing={2} onClose={nothing} /> } })
export const CuidandoDatos = meta.story({ args: { children: <SparingNotice onClose={nothing} /> } })
export const SinConexion = meta.story({
  args: { children: <OfflineNotice embedded incomplete={false} /> },
})
export const SinConexionIncompleto = meta.story({
  args: { children: <OfflineNotice embedded incomplete /> },
})
export const SinConexionConServidor = meta.story({
  args: { children: <OfflineNotice embedded={false} incomplete={false} /> },
})
export const SinEspacio = meta.story({ args: { children: <StorageNotice onClose={nothing} /> } })

export const UnMensajeEspera = meta.story({ args: { children: <WaitingNotice count={1} /> } })
export const SeEnvioLoGuardado = meta.story({ args: { children: <SentNotice onClose={nothing} /> } })
export const ListaIncompleta = meta.story({
  args: { children: <CutNotice shown="15 de 24 productos" onRetry={nothing} /> },
})
export const DatosDeHoy = meta.story({ args: { children: <CachedNotice since={new Date().toISOString()} /> } })
export const DatosDeOtroDia = meta.story({ args: { children: <CachedNotice since="2026-10-21T17:32:00Z" /> } })
export const DatosDeAntesSinConexion = meta.story({
  args: {
    children: (
      <>
        <CachedNotice since={new Date().toISOString()} />
        <OfflineNotice embedded={false} incomplete={false} />
      </>
    ),
  },
})

const applied = fn()
/** The notices appear, name the text that an open form would lose, and close on request. */
export const Todos = meta.story({
  ...ofTest,
  args: { children: null },
  decorators: [inApp],
  render: () => <Notices />,
  play: async ({ canvas }) => {
    const locks = spyOn(navigator.locks, 'query').mockResolvedValue({
      held: [{ name: 'sin-guardar en otra pestaña' }],
      pending: [],
    })
    useWorkerNews.setState({ applyUpdate: applied, missing: 0, ready: true })
    useTrouble.setState({ storageFull: true })
    await canvas.findByText('Listo para usar sin conexión')
    const clean = markDirty()
    await canvas.findByText(/cambios sin guardar/)
    clean()
    await userEvent.click(await canvas.findByRole('button', { name: 'Actualizar' }))
    await canvas.findByText(/^Otra pestaña tiene cambios sin guardar/)
    await expect(applied).not.toHaveBeenCalled()
    locks.mockResolvedValue({ held: [], pending: [] })
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }))
    await waitFor(() => expect(applied).toHaveBeenCalledTimes(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Más tarde' }))
    await waitFor(() => expect(canvas.queryByText('Hay una versión nueva')).toBeNull())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cerrar aviso' })[0] ?? document.body)
    await waitFor(() => expect(canvas.queryByText('No queda espacio para guardar')).toBeNull())
  },
})
