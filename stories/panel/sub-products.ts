import { userEvent } from 'storybook/test'
import { type Canvas, write } from '../play.ts'

export const codes = (canvas: Canvas) =>
  canvas
    .getAllByLabelText(/^Código, fila/)
    .map((box: HTMLElement) => (box instanceof HTMLInputElement ? box.value : ''))
export const addRow = async (canvas: Canvas, values: readonly string[]): Promise<void> => {
  for (const [i, label] of ['Código', 'Tamaño', 'Pack', 'Código de barras'].entries())
    await write(canvas, label, values[i] ?? '')
  await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }))
}
export const press = async (canvas: Canvas, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }))
