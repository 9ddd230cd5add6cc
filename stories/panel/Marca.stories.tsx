import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { marca } from '#panel/sections/marca/section.ts'
import { call } from '#api/client.ts'
import { obtenerMarca } from '#contract/marca.ts'
import { shows } from './states.ts'
import { inOrder, presses, types, writes } from '../play.ts'
import { alerts, holds, isInvalid, leads, loses, says, sees } from '../sees.ts'
import { failure, save } from './steps.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { inPanel } from './in-panel.tsx'

const own = { id: 1, nombre: 'Ferretería El Tala', lema: 'Todo para la casa', acento: '#0a7d4f' }

const meta = preview.meta({ title: 'panel/Marca (20)', ...inPanel('admin', marca.form) })

/** Nobody has saved it: the form begins with the site's own company. A demo says that all can be tried. */
export const SinGuardar = meta.story({
  play: inOrder(
    holds({ Nombre: 'Bulonera Quebracho S.A.' }),
    sees('El del sitio: #e8112d.'),
    sees(/Un «Deshacer» vuelve atrás cada guardado/),
    leads('la pantalla Logos', '/admin/panel#s=19'),
  ),
})
export const Editar = meta.story({
  ...shows(marca.form, 'editing'),
  parameters: { seed: { marca: [own] } },
  play: holds({ Nombre: own.nombre, Acento: '#0a7d4f' }),
})
export const Guardando = meta.story(shows(marca.form, 'saving'))

/** Colours that cannot be read are named, with the nearest one that can. */
export const NoSeLee = meta.story({
  ...ofRelease,
  parameters: { seed: { marca: [own] } },
  play: inOrder(
    writes({ Acento: '#ffd400' }),
    sees(/El blanco sobre el acento: 1,4:1/),
    presses(/^Usar #/),
    loses(/AA pide/),
  ),
})
export const Rechazado = meta.story({
  ...shows(marca.form, 'refused'),
  play: inOrder(types('Tinta', '#12'), save, isInvalid('Tinta')),
})
export const NoPuede = meta.story({
  ...shows(marca.form, 'down'),
  play: inOrder(types('Nombre', ' Hnos.'), save, alerts(failure), holds({ Nombre: 'Bulonera Quebracho S.A. Hnos.' })),
})
/** A hidden section leaves the menu; blank texts are stored as such. One 'Deshacer' takes the save back. */
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
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(async () => expect(await call(obtenerMarca, {})).toBeNull())
    await waitFor(() => expect(canvas.getByLabelText('Quién hizo el sitio')).not.toHaveValue(''))
    // The ticks and their order follow as the texts do.
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ferias' })).toBeChecked())
    const names = canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    await expect(names.slice(-3)).toEqual(['Ferias', 'Videos', 'Contacto'])
  },
})
export const SinPermiso = meta.story(shows(marca.form, 'forbidden'))
