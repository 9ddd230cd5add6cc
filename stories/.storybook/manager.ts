import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { labelOf } from '../labels.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vidriera',
    brandUrl: '?path=/story/bienvenida--empezar',
    brandTarget: '_self',
  }),
  sidebar: { renderLabel: ({ name, type }: { name: string; type: string }) => labelOf(name, type) },
})
