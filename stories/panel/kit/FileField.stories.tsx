import preview from '../../.storybook/preview.tsx'
import { updateSlider } from '#contract/slider-writes.ts'
import { FileField } from '#panel/kit/fields/FileField.tsx'
import { inForm } from './in-form.tsx'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({
  title: 'panel/kit/FileField',
  component: FileField,
  args: { name: 'imagen', label: 'Imagen', recommended: '586x1400' },
  argTypes: { name: { control: false } },
  decorators: inForm(updateSlider.request, {}),
})

export const SinArchivo = meta.story({ ...ofRelease })
