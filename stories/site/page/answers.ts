import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import type { Endpoint } from '../../../src/contract/endpoint.ts'

const at = ({ path }: Endpoint) => path.replace('{id}', ':id')

/** A handler with a fixed answer, whatever the demo company has. */
export const answers = <Answer extends object>(endpoint: Endpoint<unknown, Answer>, answer: NoInfer<Answer>) =>
  http.get(at(endpoint), () => HttpResponse.json<object>(answer))

export interface Canvas {
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>
  findByText: (text: string | RegExp) => Promise<HTMLElement>
  queryAllByRole: (role: string) => HTMLElement[]
}

/** Waits for a heading, which shows that the page has loaded. */
export const shows =
  (heading: string | RegExp) =>
  async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible()
  }

/** The play of a story without records: waits for its message. */
export const says =
  (text: RegExp) =>
  async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

/** The play of a story that loads forever. */
export const isLoading = async ({ canvas }: { canvas: Canvas }): Promise<void> => {
  await expect(await canvas.findByText('Cargando…')).toBeInTheDocument()
}

/** Presses the retry button of a failed section, and waits for its content. */
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
