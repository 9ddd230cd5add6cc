import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { house } from '../../src/review/theme/house.ts'
import { tryTheme, useTheme } from '../../src/review/theme/store.ts'
import Tema from '../../src/review/theme/Tema.tsx'
import type { Theme } from '../../src/review/theme/theme.ts'
import { besideThePage } from './beside.tsx'
import { phone } from '../widths.ts'
import { sees } from '../sees.ts'
import { inOrder, presses, types, uploads, writes } from '../play.ts'

/** A theme is tried on the whole document: every story begins and ends with the house's. */
const begin =
  (theme: Partial<Theme> = {}) =>
  () => {
    tryTheme({ ...house, ...theme })
    useTheme.setState({ before: [], saved: [] })
    return () => {
      tryTheme(house)
      localStorage.removeItem('sala.temas')
    }
  }
const red = () => getComputedStyle(document.documentElement).getPropertyValue('--red')
const isRed = (colour: string) => async () => expect(red()).toBe(colour)

const meta = preview.meta({
  component: Tema,
  title: 'review/Tema',
  decorators: [besideThePage],
  beforeEach: begin(),
})

export const ComoLaCasa = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Todo se lee/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeDisabled()
  },
})
export const EnTelefono = ComoLaCasa.extend(phone)

/** What is too pale is named with its screens; a drag is undone in one step. */
export const NoSeLee = meta.story({
  play: async ({ canvas, userEvent }) => {
    const accent = await canvas.findByLabelText('Acento, a ojo')
    for (const value of ['#aa3300', '#ccaa00', '#ffd400']) await fireEvent.input(accent, { target: { value } })
    await waitFor(() => expect(canvas.getByText('El blanco sobre el acento')).toBeVisible())
    await expect(red()).toBe('#ffd400')
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(canvas.getByText(/Todo se lee/)).toBeVisible())
    await fireEvent.input(accent, { target: { value: '#ffd400' } })
  },
})
export const NoSeLeeEnTelefono = NoSeLee.extend(phone)

export const HexMalEscrito = meta.story({
  play: inOrder(writes({ Acento: '#12' }), sees('Escribilo como #0a7d4f.'), isRed('#e8112d')),
})

export const NoEsImagen = meta.story({
  play: inOrder(
    uploads('Ícono', new File(['nada'], 'nada.png', { type: 'image/png' })),
    sees(/No se puede leer como imagen/),
  ),
})

export const Guardado = meta.story({
  beforeEach: begin({ acento: '#1b5fd0' }),
  play: inOrder(
    types('Guardar este tema como', 'Azul'),
    presses('Guardar'),
    presses('Como la casa'),
    isRed('#e8112d'),
    presses('Probar Azul'),
    isRed('#1b5fd0'),
  ),
})

/** The browser has no room for the theme's pictures: it is shown, and lasts as long as the page. */
export const SinLugar = meta.story({
  beforeEach: () => {
    const end = begin({ acento: '#1b5fd0' })()
    useTheme.setState({ isFull: true })
    return end
  },
  play: sees(/El tema no entra en este navegador/),
})
