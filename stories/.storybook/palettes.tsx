/** The toolbar's palettes: every story can be seen in other colours than the house's. */
import type { Decorator } from '@storybook/react-vite'
import { housePalette, toStylesheet } from '#ui/brand/colours.ts'
import tokens from '#ui/tokens.css?raw'

const house = housePalette(tokens)

const styles: Readonly<Record<string, string>> = {
  verde: toStylesheet({ ...house, acento: '#0a7d4f' }, tokens),
  azul: toStylesheet({ ...house, acento: '#1b5fd0', radio: 8 }, tokens),
}

export const palettes = {
  description: 'Colores',
  toolbar: {
    title: 'Colores',
    icon: 'paintbrush' as const,
    dynamicTitle: true,
    items: [
      { value: '', title: 'De la casa' },
      { value: 'verde', title: 'Verde' },
      { value: 'azul', title: 'Azul, redondo' },
    ],
  },
}

export const withPalette: Decorator = (Story, { globals }) => (
  <>
    <style>{styles[String(globals['colores'])]}</style>
    <Story />
  </>
)
