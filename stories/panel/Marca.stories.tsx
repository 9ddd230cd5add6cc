import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { marca } from '../../src/panel/sections/marca/section.ts'
import { call } from '../../src/api/client.ts'
import { obtenerMarca } from '../../src/contract/marca.ts'
import { shows } from './states.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { alerts, type Canvas, holds, inOrder, isInvalid, says, sees, types } from '../play.ts'
import { inPanel } from './in-panel.tsx'
import { failure } from './steps.ts'

const own = {
  id: 1,
  nombre: 'Ferretería El Tala',
  razonSocial: 'El Tala S.R.L.',
  lema: 'Todo para la casa',
  acento: '#0a7d4f',
}

const meta = preview.meta({ title: 'panel/Marca (20)', ...inPanel('admin', marca.form) })
const save = async ({ canvas }: { canvas: Canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))

/** Nobody has saved it: the form begins with the site's own company. */
export const SinGuardar = meta.story({
  play: inOrder(holds({ Nombre: 'Bulonera Quebracho S.A.' }), sees('El del sitio: #e8112d.')),
})
export const Editar = meta.story({
  ...shows(marca.form, 'editing'),
  parameters: { seed: { marca: [own] } },
  play: holds({ Nombre: own.nombre, Acento: '#0a7d4f' }),
})
export const Cargando = meta.story({ parameters: { scenario: 'obtenerMarca:hang' } })
export const NoCarga = meta.story({ parameters: { scenario: 'obtenerMarca:error' } })
export const Guardando = meta.story({ ...shows(marca.form, 'saving'), play: save })

/** Colours that cannot be read are named, with the nearest one that can. */
export const NoSeLee = meta.story({
  ...ofRelease,
  parameters: { seed: { marca: [own] } },
  play: async ({ canvas }) => {
    const accent = await canvas.findByLabelText('Acento')
    await userEvent.clear(accent)
    await userEvent.type(accent, '#ffd400')
    await expect(await canvas.findByText(/El blanco sobre el acento: 1,4:1/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Usar #/ }))
    await waitFor(() => expect(canvas.queryByText(/AA pide/)).toBeNull())
  },
})
export const Rechazado = meta.story({
  ...shows(marca.form, 'refused'),
  play: inOrder(types('Tinta', '#12'), save, isInvalid('Tinta')),
})
export const NoPuede = meta.story({
  ...shows(marca.form, 'down'),
  play: inOrder(types('Nombre', ' Hnos.'), save, alerts(failure), holds({ Nombre: 'Bulonera Quebracho S.A. Hnos.' })),
})
/** A section that is not shown leaves the menu; blank texts are stored as such. */
export const Guarda = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Quién hizo el sitio'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ferias' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Subir Videos' }))
    await save({ canvas })
    await says('Marca actualizada con éxito')
    const stored = await waitFor(async () => {
      const answer = await call(obtenerMarca, {})
      await expect(answer?.agencia).toBe('')
      return answer
    })
    await expect(stored?.secciones.split(/\s+/).slice(-3)).toEqual(['videos', '-ferias', 'contactos'])
  },
})
export const SinPermiso = meta.story(shows(marca.form, 'forbidden'))
