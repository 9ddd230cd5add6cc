import { expect, fn, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Alert } from '../../src/ui/Alert.tsx'
import { onDark } from './grounds.tsx'

const meta = preview.meta({
  component: Alert,
  title: 'ui/Alert',
  args: { kind: 1 as const, message: 'Slider creado con éxito', onHide: fn() },
})

export const Exito = meta.story({})
export const ErrorDeCarga = meta.story({ name: 'Error', args: { kind: 2, message: 'Error al actualizar el banner' } })
export const SobreNegro = meta.story({ decorators: [onDark] })
export const SinMensaje = meta.story({ args: { message: '' } })
export const TextoLargo = meta.story({
  args: {
    kind: 2,
    message:
      'El archivo lista-general-de-precios-octubre-2026-definitiva.xlsx supera el máximo de 200 MB y no se pudo subir.',
  },
})

const hidden = fn()

export const SeVaSola = meta.story({
  args: { onHide: hidden },
  play: async ({ canvas, userEvent }) => {
    hidden.mockClear()
    const text = canvas.getByText('Slider creado con éxito')
    await userEvent.hover(text)
    await new Promise((resolve) => setTimeout(resolve, 3300))
    await expect(hidden).not.toHaveBeenCalled()
    await userEvent.unhover(text)
    await waitFor(() => expect(hidden).toHaveBeenCalledOnce(), { timeout: 4000 })
  },
})

export const ElErrorSeQueda = meta.story({
  args: { kind: 2, message: 'Es el último administrador: antes tiene que haber otro.', onHide: hidden },
  play: async ({ canvas, userEvent }) => {
    hidden.mockClear()
    await new Promise((resolve) => setTimeout(resolve, 3300))
    await expect(hidden).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }))
    await expect(hidden).toHaveBeenCalledOnce()
  },
})
