import { clear, set } from 'idb-keyval'
import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { reviewStore } from '../../src/review/kept.ts'
import { goTo, leave, start, type Progress } from '../../src/review/tour/progress.ts'
import Recorrido from '../../src/review/tour/Recorrido.tsx'
import { stops } from '../../src/review/tour/stops.ts'
import { useTour } from '../../src/review/tour/use-tour.ts'
import { inSheet } from './sheet.tsx'
import { phone } from '../widths.ts'

/** A story's `beforeEach`: the tour at this stop. */
const at = (progress: Progress) => async () => {
  await clear(reviewStore)
  await set('recorrido', progress, reviewStore)
  useTour.setState({ progress: start, ready: false })
  return () => clear(reviewStore)
}
const order = stops.findIndex(({ id }) => id === 'pedido')
const meta = preview.meta({
  title: 'review/Recorrido',
  component: Recorrido,
  decorators: [inSheet('Recorrido')],
  beforeEach: at(start),
})

export const SinEmpezar = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empezar' }))
    await expect(await canvas.findByText('Parada 1 de 8')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Editar acá, verlo allá' })).toHaveFocus()
  },
})

/** The tour notices actions on other pages. */
export const Hecha = meta.story({
  beforeEach: async () => {
    localStorage.removeItem('pedido')
    const after = await at(goTo(start, order))()
    return async () => {
      localStorage.removeItem('pedido')
      await after()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cuando lo hagas, se marca acá.')).toBeVisible()
    localStorage.setItem('pedido', JSON.stringify([{ codigo: '1', cantidad: 2 }]))
    await expect(await canvas.findByText('Hecho.')).toBeVisible()
  },
})
export const HechaEnTelefono = Hecha.extend(phone)

export const Dejado = meta.story({
  beforeEach: at(leave({ ...goTo(start, 3), done: ['editar', 'cliente'] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seguir en la parada 4' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Dejar' }))
    await expect(await canvas.findByRole('button', { name: 'Seguir en la parada 4' })).toBeVisible()
  },
})

export const Fin = meta.story({
  beforeEach: at({ ...goTo(start, stops.length), done: stops.slice(2).map(({ id }) => id) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hiciste 6 de 8 paradas/)).toBeVisible()
  },
})
