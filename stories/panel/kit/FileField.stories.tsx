import preview from '../../.storybook/preview.tsx'
import { updateSlider } from '../../../src/contract/slider.ts'
import { FileField } from '../../../src/panel/kit/fields/FileField.tsx'
import { inForm } from './in-form.tsx'
import { sees } from '../../sees.ts'

const meta = preview.meta({
  title: 'panel/kit/FileField',
  component: FileField,
  args: { name: 'imagen', label: 'Imagen', recommended: '586x1400' },
  argTypes: { name: { control: false } },
  decorators: inForm(updateSlider.request, {}),
})

export const SinArchivo = meta.story({
  play: sees('Tamaño recomendado: 586x1400'),
})
