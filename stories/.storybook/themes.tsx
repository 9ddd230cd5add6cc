/** The toolbar's themes, in the words of a link's `?tema=`: any other is an address with `&globals=tema:…`. */
import type { Decorator } from '@storybook/react-vite'
import { paint } from '../../src/review/theme/apply.ts'
import { house, sources } from '../../src/review/theme/house.ts'
import { styleOf } from '../../src/review/theme/style.ts'
import { themeFrom } from '../../src/review/theme/theme.ts'

export const themes = {
  description: 'Tema',
  toolbar: {
    title: 'Tema',
    icon: 'paintbrush' as const,
    dynamicTitle: true,
    items: [
      { value: '', title: 'De la casa' },
      { value: 'acento:0a7d4f', title: 'Verde' },
      { value: 'acento:1b5fd0,radio:8', title: 'Azul, redondo' },
      { value: 'letra:1.2,espacio:1.15', title: 'Grande' },
      { value: 'letra:0.9,espacio:0.8', title: 'Apretado' },
    ],
  },
}

let shown = ''

/** Paints the toolbar's theme when it changes: a story of the theme lab paints its own. */
export const withTheme: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['tema']
  const text = typeof chosen === 'string' ? chosen : ''
  if (text !== shown) paint(styleOf(themeFrom(text, house), house, sources.tokens))
  shown = text
  return <Story />
}
