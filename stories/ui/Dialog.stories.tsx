import { useState, type ReactNode } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field, PasswordInput, TextInput } from '#ui/Field.tsx'
import { Media } from '#ui/Media.tsx'
import { Message } from '#ui/Message.tsx'
import { onLight } from './grounds.tsx'
import styles from './Dialog.stories.module.css'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  component: Dialog,
  title: 'ui/Dialog',
  decorators: [onLight],
  // In a frame of its own: an open dialog keeps readers from the page around it.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: { open: true, onOpenChange: () => {}, title: 'Zona privada', children: null },
})

const form: ReactNode = (
  <form style={{ display: 'grid', gap: 'var(--space-4)' }}>
    <Field label="Usuario">
      <TextInput autoComplete="username" />
    </Field>
    <Field label="Contraseña">
      <PasswordInput autoComplete="current-password" />
    </Field>
    <Message tone="error">Faltan rellenar campos</Message>
    <Button>Ingresar</Button>
    <Button tone="secondary">Crear cuenta</Button>
  </form>
)

export const Ingreso = meta.story({ ...ofTest, args: { children: form } })

export const ConDescripcion = meta.story({
  args: {
    title: 'Eliminar «Bulón hexagonal»',
    description: 'Se borra del sitio y del catálogo. No se puede deshacer.',
    children: (
      <div style={{ display: 'flex', gap: 'var(--space-3)', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button tone="secondary">Cancelar</Button>
        <Button tone="danger">Eliminar</Button>
      </div>
    ),
  },
})

export const Ancho = meta.story({
  args: {
    title: 'Bulón hexagonal',
    width: '60rem',
    children: (
      <Media
        path="productos/bulon-hexagonal.jpg"
        alt="Bulón hexagonal zincado"
        width={908}
        height={896}
        fit="contain"
        priority
        className={styles.zoom}
      />
    ),
  },
})

export const TituloYTextoLargos = meta.story({
  args: {
    title: 'Tornillo autoperforante cabeza hexagonal con arandela de neopreno incorporada para chapa acanalada',
    children: Array.from({ length: 30 }, (_, n) => (
      <p key={n}>
        Párrafo {n + 1}. El contenido largo se desplaza dentro del diálogo y el título queda siempre a la vista.
      </p>
    )),
  },
})

const Opened = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zona privada</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Zona privada">
        {form}
      </Dialog>
    </>
  )
}

export const ElFocoVuelve = meta.story({
  ...ofTest,
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Zona privada' })
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' })),
    ]) {
      await userEvent.click(opener)
      await screen.findByRole('dialog', { name: 'Zona privada' })
      await close()
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
})

/** The menu of a password manager, as an extension puts it into the page. */
const menu = () => {
  const button = document.createElement('button')
  button.textContent = 'Completar como ana'
  button.style.cssText = 'position: fixed; z-index: 2147483647; top: 0; left: 0'
  document.body.append(button)
  return () => button.remove()
}

/** Pressing it leaves the dialog open; pressing the veil closes the dialog. */
export const ConMenuDeOtro = meta.story({
  ...ofTest,
  render: () => <Opened />,
  beforeEach: menu,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zona privada' }))
    const dialog = await screen.findByRole('dialog')
    const pressed = fn()
    const foreign = screen.getByText('Completar como ana')
    foreign.addEventListener('click', pressed)
    await userEvent.click(foreign)
    await expect(pressed).toHaveBeenCalledOnce()
    // The dialog fades in.
    await waitFor(() => expect(dialog).toBeVisible())
    const veil = dialog.previousElementSibling
    // A whole click would select text in a veil that is gone by then, of which the browser warns.
    if (veil) await fireEvent.pointerDown(veil)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
