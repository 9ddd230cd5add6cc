import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ShareLink } from '#site/share/ShareLink.tsx'

const meta = preview.meta({
  component: ShareLink,
  title: 'site/share/ShareLink',
  parameters: { layout: 'padded' },
  args: { seccion: 'productos' as const, id: 3, title: 'Bulón U' },
})

const address = () => `${location.origin}/productos?id=3`

/** Replaces functions of the browser that the test browser lacks, or that ask the user. */
const instead = <Key extends 'share' | 'canShare'>(key: Key, value: Navigator[Key]) => {
  Object.defineProperty(navigator, key, { value, configurable: true })
  return () => {
    Reflect.deleteProperty(navigator, key)
  }
}

export const Copiado = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar enlace' }))
    await expect(await canvas.findByText('Enlace copiado')).toBeVisible()
    await expect(write).toHaveBeenCalledWith(address())
  },
})

export const NoSeDejaCopiar = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar enlace' }))
    await expect(await canvas.findByText(address())).toBeVisible()
  },
})

export const Compartido = meta.story({
  beforeEach: () => {
    const undo = [instead('canShare', () => true), instead('share', () => Promise.resolve())]
    return () => {
      for (const back of undo) back()
    }
  },
  play: async ({ canvas, userEvent }) => {
    const share = spyOn(navigator, 'share')
    await userEvent.click(await canvas.findByRole('button', { name: 'Compartir' }))
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Bulón U', url: address() }))
  },
})
