import preview from '../.storybook/preview.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { onDark, onLight } from './grounds.tsx'

const meta = preview.meta({
  component: Breadcrumb,
  title: 'ui/Breadcrumb',
  decorators: [onLight],
  args: { items: [{ label: 'Inicio', href: '/' }, { label: 'Servicios' }] },
})

export const Servicios = meta.story({})
export const SobreNegro = meta.story({ decorators: [onDark] })
export const TextoLargo = meta.story({
  args: {
    items: [
      { label: 'Inicio', href: '/' },
      { label: 'Novedades', href: '/novedades' },
      { label: 'Nueva línea de anclajes químicos de alta resistencia para hormigón fisurado y mampostería hueca' },
    ],
  },
})
