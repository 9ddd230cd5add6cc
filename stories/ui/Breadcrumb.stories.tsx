import preview from '../.storybook/preview.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  component: Breadcrumb,
  title: 'ui/Breadcrumb',
  decorators: [onLight],
  args: { items: [{ label: 'Inicio', href: '/' }, { label: 'Servicios' }] },
})

export const Servicios = meta.story({ ...ofTest })
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
