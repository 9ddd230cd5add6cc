import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import type { Endpoint } from '../../../src/contract/endpoint.ts'

const at = ({ path }: Endpoint) => path.replace('{id}', ':id')

/** The call answers this, whatever the demo company holds. */
export const answers = <Answer extends object>(endpoint: Endpoint<unknown, Answer>, answer: NoInfer<Answer>) =>
  http.get(at(endpoint), () => HttpResponse.json<object>(answer))

export interface Canvas {
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>
  findByText: (text: string | RegExp) => Promise<HTMLElement>
  queryAllByRole: (role: string) => HTMLElement[]
}

/** The play of a story that shows a page at rest: it is, once this heading is there. */
export const shows =
  (heading: string | RegExp) =>
  async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible()
  }

/** The play of a story without records. */
export const says =
  (text: RegExp) =>
  async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

/** The play of a story that never gets its data. */
export const isLoading = async ({ canvas }: { canvas: Canvas }): Promise<void> => {
  await expect(await canvas.findByText('Cargando…')).toBeInTheDocument()
}

/** A failed section says so quietly, and its button brings it. */
export const retries = async (
  canvas: Canvas,
  click: (element: HTMLElement) => Promise<void>,
  then: string | RegExp,
): Promise<void> => {
  await click(await canvas.findByRole('button', { name: 'Reintentar' }))
  await expect(await canvas.findByRole('heading', { name: then })).toBeVisible()
}

export const longText =
  '<h2>Qué cambia</h2><p>Sumamos al catálogo anclajes de expansión de M8 a M16 y resina viniléster en cartucho, con sus varillas y escuadras reforzadas. El expansivo resuelve la fijación inmediata en hormigón macizo; la resina trabaja sin tensión de expansión.</p><h3>Para quién</h3><ul><li>Instaladores y contratistas que trabajan con cargas dinámicas.</li><li>Talleres que montan equipos sobre losas existentes, cerca del borde o en ladrillo hueco con tamiz.</li></ul><p>Más datos en <a href="https://example.com/ficha">la ficha técnica</a>.</p><table><tbody><tr><td>Diámetro</td><td>Profundidad</td></tr><tr><td>M8</td><td>50 mm</td></tr></tbody></table><blockquote>Un bulón bien apretado casi no se mueve.</blockquote>'

export const longTitle =
  'Participamos de la Exposición Internacional de la Industria Metalúrgica, Metalmecánica y de la Construcción Industrializada del Mercosur 2026'
