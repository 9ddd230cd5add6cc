/** The toolbar's themes, in the words of a link's `?tema=`: any other is an address with `&globals=tema:…`. */
import type { Decorator } from '@storybook/react-vite'
import { house, paint, styleOfTheme } from '../../src/review/theme/house.ts'
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
    ],
  },
}

let shown = ''

/** Paints the toolbar's theme when it changes: a story of the theme lab paints its own. */
export const withTheme: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['tema']
  const text = typeof chosen === 'string' ? chosen : ''
  if (text !== shown) paint(styleOfTheme(themeFrom(text, house)))
  shown = text
  return <Story />
}
