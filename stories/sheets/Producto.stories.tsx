import preview from '../.storybook/preview.tsx'
import { WholeProduct } from './Sheet.tsx'

const meta = preview.meta({ title: 'Láminas/Todo el producto', component: WholeProduct, tags: ['!test'] })

export const EnUnaHoja = meta.story({ name: 'En una hoja A3 (print, sheet)' })
