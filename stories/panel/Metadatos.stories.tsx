import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { metadatos } from '#panel/sections/metadatos/section.ts'
import { call } from '#api/client.ts'
import { obtenerMetadato, obtenerMetadatos } from '#contract/metadato.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { lists } from './record-states.ts'
import { shows } from './states.ts'
import { isRefused, longText, save, tenThousand } from './steps.ts'
import { clicks, inOrder, write } from '../play.ts'
import { holds, says } from '../sees.ts'
import { phone } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Metadatos (90, 91)', ...inPanel('admin', metadatos.list) })
const list = '/api/obtenerMetadatos'
const one = { id: 1, seccion: 'home', claves: 'bulonera, bulones' }

export const Lista = meta.story(lists(metadatos.list, 9, 'Seccion Keywords Acciones'))
export const ListaCargando = meta.story(shows(metadatos.list, 'loading'))
export const ListaVacia = meta.story(shows(metadatos.list, 'empty'))
export const ListaNoCarga = meta.story(shows(metadatos.list, 'down'))
export const ListaDiezMil = meta.story({
  ...shows(metadatos.list, 'many'),
  beforeEach: answers(list, tenThousand(one)),
})
export const ListaTextoLargo = meta.story({
  ...phone,
  beforeEach: answers(list, [{ ...one, claves: longText.repeat(4) }]),
})
export const ListaSinPermiso = meta.story(shows(metadatos.list, 'forbidden'))

export const Editar = meta.story({
  ...shows(metadatos.edit, 'editing', 2),
  play: inOrder(
    holds({
      Seccion: 'empresa',
      Keyword: 'Bulonera Quebracho, fábrica de bulones, industria nacional, control de calidad, ISO 898-1',
    }),
    async ({ canvas }) => expect(canvas.getByLabelText('Seccion')).toHaveAttribute('readonly'),
  ),
})
export const EditarSinPermiso = meta.story(shows(metadatos.edit, 'forbidden', 2))
export const Guardando = meta.story(shows(metadatos.edit, 'saving', 2))
export const GuardarNoPuede = meta.story(shows(metadatos.edit, 'down', 2))
export const Rechazado = meta.story({
  ...shows(metadatos.edit, 'refused', 2),
  play: inOrder(clicks('textbox', 'Keyword'), () => userEvent.paste(longText.repeat(30)), isRefused('Keyword')),
})

/** The header names the record; another record that a tab opened in between stays the same. */
export const Guardado = meta.story({
  args: { address: at(metadatos.edit, 2) },
  play: async ({ canvas }) => {
    await write(canvas, 'Keyword', 'fábrica, bulones')
    await call(obtenerMetadato, { id: 5 })
    await save({ canvas })
    await says('Metadatos actualizados con éxito')
    await expect(await canvas.findByRole('cell', { name: 'fábrica, bulones' })).toBeVisible()
    const changed = (await call(obtenerMetadatos, {})).filter(({ claves }) => claves === 'fábrica, bulones')
    await expect(changed.map(({ id }) => id)).toEqual([2])
  },
})
