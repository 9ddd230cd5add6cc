import preview from '../.storybook/preview.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Plus } from '#ui/icons/more.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const verTodos = (
  <a href="#productos" className={buttonClass('quiet')}>
    Ver todos
  </a>
)

const meta = preview.meta({
  ...ofRelease,
  component: SectionHeading,
  title: 'ui/SectionHeading',
  decorators: [onLight],
  args: { title: 'Productos destacados' },
})

export const Solo = meta.story({})
export const ConEnlace = meta.story({ ...ofTest, args: { action: verTodos } })
export const ConBoton = meta.story({
  args: {
    as: 'h1',
    title: 'SLIDER',
    action: (
      <Button>
        <Plus /> Crear Slider
      </Button>
    ),
  },
})
export const SobreNegro = meta.story({ args: { action: verTodos }, decorators: [onDark] })
export const TextoLargo = meta.story({
  args: {
    title: 'Galeria de Exposición Internacional de la Industria Metalúrgica y la Construcción 2026',
    action: verTodos,
  },
})
