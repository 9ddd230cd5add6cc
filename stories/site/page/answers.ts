import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { statusMessage } from '#mocks/refusal.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import type { Call } from '#review/screens/screen.ts'
import type { Msw } from '../../notes.ts'
import { inOrder, presses, type Played } from '../../play.ts'
import { sees, seesA } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const at = ({ path }: Endpoint) => path.replace('{id}', ':id')

/** A story's `beforeEach`: this call answers with this, whatever the demo company has. */
export const answers =
  <Answer extends object>(endpoint: Endpoint<unknown, Answer>, answer: NoInfer<Answer>) =>
  ({ msw }: Msw): void =>
    msw.use(http.get(at(endpoint), () => HttpResponse.json<object>(answer)))

/** The story of a page without records: its message. */
export const isEmpty = (call: Call, message: RegExp) => ({
  parameters: { scenario: `${call}:empty` },
  play: sees(message),
})

/** The play of a story that loads forever. */
export const isLoading = async ({ canvas }: Played): Promise<void> =>
  expect(await canvas.findByText('Cargando…')).toBeInTheDocument()

/** The story of a page that loads forever. */
export const loading = { ...ofRelease, parameters: { scenario: '*:hang' }, play: isLoading }

/** The story of a part that fails until somebody presses its retry button, which brings the content. */
export const retries = (
  call: Call,
  then: (played: Played) => Promise<unknown>,
  parameters: { address?: string } = {},
) => {
  let fails = true
  return {
    parameters,
    beforeEach: ({ msw }: Msw) => {
      fails = true
      const failure = () => HttpResponse.json({ message: statusMessage(500) }, { status: 500 })
      msw.use(http.get(at(endpoints[call]), () => (fails ? failure() : undefined)))
    },
    play: async (played: Played) => {
      await seesA('button', 'Reintentar')(played)
      fails = false
      await inOrder(presses('Reintentar'), then)(played)
    },
  }
}

export const longText =
  '<h2>Qué cambia</h2><p>Sumamos al catálogo anclajes de expansión de M8 a M16 y resina viniléster en cartucho, con sus varillas y escuadras reforzadas. El expansivo resuelve la fijación inmediata en hormigón macizo; la resina trabaja sin tensión de expansión.</p><h3>Para quién</h3><ul><li>Instaladores y contratistas que trabajan con cargas dinámicas.</li><li>Talleres que montan equipos sobre losas existentes, cerca del borde o en ladrillo hueco con tamiz.</li></ul><p>Más datos en <a href="https://example.com/ficha">la ficha técnica</a>.</p><table><tbody><tr><td>Diámetro</td><td>Profundidad</td></tr><tr><td>M8</td><td>50 mm</td></tr></tbody></table><blockquote>Un bulón bien apretado casi no se mueve.</blockquote>'

export const longTitle =
  'Participamos de la Exposición Internacional de la Industria Metalúrgica, Metalmecánica y de la Construcción Industrializada del Mercosur 2026'
