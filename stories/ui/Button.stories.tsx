import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Button, ButtonLink, IconButton } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ArrowRight } from '#ui/icons/index.tsx'
import { Plus } from '#ui/icons/more.tsx'
import { Edit, Trash } from '#panel/kit/icons.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  component: Button,
  title: 'ui/Button',
  decorators: [onLight],
  args: { children: 'Enviar' },
})

export const Primario = meta.story({})
export const Secundario = meta.story({ args: { tone: 'secondary', children: 'Crear cuenta' } })
export const Discreto = meta.story({ args: { tone: 'quiet', children: 'Ver todos' } })
export const Peligro = meta.story({ args: { tone: 'danger', children: 'Eliminar' } })
export const Grande = meta.story({ args: { size: 'large', children: ['Ver productos', <ArrowRight key="icono" />] } })
export const Deshabilitado = meta.story({ args: { disabled: true } })

export const Ocupado = meta.story({
  ...ofTest,
  args: { busy: true, busyLabel: 'Enviando…', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enviando…' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

const send = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault())
export const DobleClic = meta.story({
  ...ofTest,
  name: 'Un doble clic envía una vez',
  args: { type: 'submit' },
  decorators: [
    (Story) => (
      <form onSubmit={send}>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.dblClick(button)
    await expect(send).toHaveBeenCalledTimes(1)
    await userEvent.click(button)
    await expect(send).toHaveBeenCalledTimes(2)
  },
})

export const MismoAncho = meta.story({
  ...ofTest,
  name: 'Ocupado o no, el mismo ancho',
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-3)', justifyItems: 'start' }}>
      <Button busy={false} busyLabel="Guardando los cambios…">
        Guardar
      </Button>
      <Button busy busyLabel="Guardando los cambios…">
        Guardar
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width)
    await expect(idle).toBe(busy)
  },
})

export const TextoLargo = meta.story({
  args: {
    children:
      'Descargar la lista general de precios de bulones, tuercas, arandelas y varillas roscadas, edición octubre de 2026',
  },
})

const all = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)', alignItems: 'center' }}>
    <Button>Ingresar</Button>
    <Button tone="secondary">Crear cuenta</Button>
    <Button tone="quiet">Ver todos</Button>
    <Button tone="danger">Eliminar</Button>
    <Button size="large">
      Ver productos <ArrowRight />
    </Button>
    <Button tone="secondary" size="large">
      Conocenos
    </Button>
    <Button busy busyLabel="Guardando…">
      Guardar
    </Button>
    <Button disabled>Guardar</Button>
    <Button>
      <Plus /> Crear Slider
    </Button>
    <ButtonLink tone="secondary" href="https://example.com" target="_blank">
      Enlace externo
    </ButtonLink>
    <a href="#productos" className={buttonClass('quiet')}>
      Un enlace del router
    </a>
    <IconButton label="Editar" icon={<Edit />} />
    <IconButton label="Eliminar" icon={<Trash />} />
    <IconButton label="Eliminar este tampoco" icon={<Trash />} disabled />
  </div>
)

export const Todos = meta.story({ ...ofTest, render: all })
export const TodosSobreNegro = meta.story({ render: all, decorators: [onDark] })
