import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { empresaBanner } from '#panel/sections/empresa-banner/section.ts'
import { homeBanner } from '#panel/sections/home-banner/section.ts'
import { obtenerBanner } from '#contract/banner.ts'
import { call } from '#api/client.ts'
import { picture } from './picture.ts'
import { shows } from './states.ts'
import { notAPicture, save } from './steps.ts'
import { inOrder, uploads, writes } from '../play.ts'
import { alerts, holds, isInvalid, sees, unsaved } from '../sees.ts'
import { ofTest } from '../widths.ts'
import { inPanel } from './in-panel.tsx'

const meta = preview.meta({ title: 'panel/Banners (7, 8)', ...inPanel('editor', homeBanner.form) })

const failure = alerts('Error al actualizar el banner')
const refused = inOrder(writes({ Título: '' }), uploads('Imagen', notAPicture), save, failure, isInvalid('Título'))
const down = inOrder(writes({ Título: 'Otro título' }), save, failure, holds({ Título: 'Otro título' }))

export const Home = meta.story({
  ...shows(homeBanner.form, 'editing'),
  play: inOrder(
    holds({ Título: 'Bulonera Quebracho', 'Texto del botón': 'Conocé la empresa' }),
    async ({ canvas }) => expect(canvas.getByLabelText('Link del botón')).toBeVisible(),
    sees('Tamaño recomendado: 950x470'),
  ),
})
export const HomeSinBanner = meta.story({
  parameters: { seed: { banners: [] } },
  play: sees('No pudimos cargar lo que ibas a editar.'),
})
export const HomeGuardando = meta.story(shows(homeBanner.form, 'saving'))
export const HomeRechazado = meta.story({ ...shows(homeBanner.form, 'refused'), play: refused })
export const HomeNoPuede = meta.story({ ...shows(homeBanner.form, 'down'), ...ofTest, play: down })

/** The form stays open with the sent picture as the stored one, and nothing left to save. */
export const HomeGuardado = meta.story({
  play: inOrder(
    writes({ 'Texto del botón': 'Quiénes somos' }),
    uploads('Imagen', () => picture('fachada.png', 950, 470)),
    save,
    alerts('Banner actualizado con éxito'),
    ({ canvas }) => {
      const isStored = expect.stringContaining('fachada')
      return waitFor(() => expect(canvas.getByRole('img', { name: 'Vista previa' })).toHaveAttribute('src', isStored))
    },
    unsaved(0),
    async () =>
      expect((await call(obtenerBanner, {}))[0]).toMatchObject({
        seccion: 'home',
        textoboton: 'Quiénes somos',
        titulo: 'Bulonera Quebracho',
      }),
  ),
})

/** Only the home page has the button (§2.15). */
export const Empresa = meta.story({
  ...shows(empresaBanner.form, 'editing'),
  play: inOrder(holds({ Título: 'Quiénes somos' }), async ({ canvas }) => {
    for (const label of ['Texto del botón', 'Link del botón']) await expect(canvas.queryByLabelText(label)).toBeNull()
  }),
})
export const EmpresaGuardando = meta.story(shows(empresaBanner.form, 'saving'))
export const EmpresaRechazado = meta.story({ ...shows(empresaBanner.form, 'refused'), play: refused })
export const EmpresaNoPuede = meta.story({ ...shows(empresaBanner.form, 'down'), play: down })
