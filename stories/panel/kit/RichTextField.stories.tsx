import preview from '../../.storybook/preview.tsx'
import { updateSlider } from '#contract/slider-writes.ts'
import { RichTextField } from '#panel/kit/fields/RichTextField.tsx'
import { inForm } from './in-form.tsx'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({
  title: 'panel/kit/RichTextField',
  component: RichTextField,
  args: { name: 'texto', label: 'Texto' },
  argTypes: { name: { control: false } },
  decorators: inForm(updateSlider.request, { texto: '<p>Bulones que <strong>sostienen</strong> la industria</p>' }),
})

export const ConTexto = meta.story({ ...ofRelease })
