import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { empresaBanner } from '../../src/panel/sections/empresa-banner/section.ts'
import { homeBanner } from '../../src/panel/sections/home-banner/section.ts'
import { call } from '../../src/api/client.ts'
import { obtenerBanner } from '../../src/contract/banner.ts'
import { useDirty } from '../../src/state/dirty.ts'
import { inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { shows } from './states.ts'
import { longHtml, longText, notAPicture, save, upload } from './steps.ts'
import { ofTest } from '../widths.ts'
import { type Canvas, says, sees, write } from '../play.ts'

const meta = preview.meta({ title: 'panel/Banners (7, 8)', ...inPanel('editor', homeBanner.form) })
const failure = 'Error al actualizar el banner'

const refused = async ({ canvas }: { canvas: Canvas }) => {
  await write(canvas, 'Título', '')
  await upload(canvas, 'Imagen', notAPicture)
  await save({ canvas })
  await says(failure)
  await waitFor(() => expect(canvas.getByLabelText('Título')).toBeInvalid())
}
const down = async ({ canvas }: { canvas: Canvas }) => {
  await write(canvas, 'Título', 'Otro título')
  await save({ canvas })
  await says(failure)
  await expect(canvas.getByLabelText('Título')).toHaveValue('Otro título')
}

export const Home = meta.story({
  ...shows(homeBanner.form, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Título')).toHaveValue('Bulonera Quebracho')
    await expect(canvas.getByLabelText('Texto del botón')).toHaveValue('Conocé la empresa')
    await expect(canvas.getByLabelText('Link del botón')).toBeVisible()
    await expect(canvas.getByText('Tamaño recomendado: 950x470')).toBeVisible()
  },
})
export const HomeCargando = meta.story({ parameters: { scenario: 'obtenerBanner:hang' } })
export const HomeNoCarga = meta.story({ parameters: { scenario: 'obtenerBanner:error:x1' } })
export const HomeSinBanner = meta.story({
  parameters: { seed: { banners: [] } },
  play: sees('No pudimos cargar lo que ibas a editar.'),
})
export const HomeTextoLargo = meta.story({
  parameters: {
    seed: {
      banners: [
        {
          id: 1,
          titulo: longText,
          texto: longHtml,
          imagen: 'no-existe.jpg',
          seccion: 'home',
          textoboton: longText.slice(0, 80),
          link: '',
        },
      ],
    },
  },
})
export const HomeGuardando = meta.story(shows(homeBanner.form, 'saving'))
export const HomeRechazado = meta.story({ ...shows(homeBanner.form, 'refused'), play: refused })
export const HomeNoPuede = meta.story({ ...shows(homeBanner.form, 'down'), ...ofTest, play: down })

/** The form stays open with the sent picture as the stored one, and nothing left to save. */
export const HomeGuardado = meta.story({
  play: async ({ canvas }) => {
    await write(canvas, 'Texto del botón', 'Quiénes somos')
    await upload(canvas, 'Imagen', await picture('fachada.png', 950, 470))
    await save({ canvas })
    await says('Banner actualizado con éxito')
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Vista previa' })).toHaveAttribute(
        'src',
        expect.stringContaining('fachada'),
      ),
    )
    await expect(useDirty.getState().forms).toBe(0)
    await expect((await call(obtenerBanner, {}))[0]).toMatchObject({
      seccion: 'home',
      textoboton: 'Quiénes somos',
      titulo: 'Bulonera Quebracho',
    })
  },
})

/** Only the home page has the button (§2.15). */
export const Empresa = meta.story({
  ...shows(empresaBanner.form, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Título')).toHaveValue('Quiénes somos')
    await expect(canvas.queryByLabelText('Texto del botón')).toBeNull()
    await expect(canvas.queryByLabelText('Link del botón')).toBeNull()
  },
})
export const EmpresaGuardando = meta.story(shows(empresaBanner.form, 'saving'))
export const EmpresaRechazado = meta.story({ ...shows(empresaBanner.form, 'refused'), play: refused })
export const EmpresaNoPuede = meta.story({ ...shows(empresaBanner.form, 'down'), play: down })
