import { expect, fn, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Alert } from '#ui/Alert.tsx'
import { waits } from '../waits.ts'
import { onDark } from './grounds.tsx'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({
  component: Alert,
  title: 'ui/Alert',
  args: { kind: 1 as const, message: 'Slider creado con éxito', onHide: fn() },
})

export const Exito = meta.story({ ...ofRelease })
export const ErrorDeCarga = meta.story({ name: 'Error', args: { kind: 2, message: 'Error al actualizar el banner' } })
export const SobreNegro = meta.story({ ...ofRelease, decorators: [onDark] })
export const SinMensaje = meta.story({ ...ofRelease, args: { message: '' } })
export const TextoLargo = meta.story({
  args: {
    kind: 2,
    message:
      'El archivo lista-general-de-precios-octubre-2026-definitiva.xlsx supera el máximo de 200 MB y no se pudo subir.',
  },
})

const hidden = fn()
// §9: an alert hides by itself after 3000 ms.
const shown = waits(3000)

/** Of either kind, after 3 s (§4), and later while hovered or focused. */
const goesAlone = meta.story({
  beforeEach: shown.beforeEach,
  args: { onHide: hidden },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByText(args.message)
    await userEvent.hover(text)
    await waitFor(() => expect(shown.count()).toBe(0))
    await userEvent.unhover(text)
    await waitFor(() => expect(shown.count()).toBe(1))
    await expect(hidden).not.toHaveBeenCalled()
    shown.end()
    await expect(hidden).toHaveBeenCalledOnce()
  },
})

export const SeVaSola = goesAlone
export const ElErrorSeVaSolo = goesAlone.extend({
  args: { kind: 2, message: 'Es el último administrador: antes tiene que haber otro.' },
})
