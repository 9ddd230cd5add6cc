import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerBanner } from '#contract/banner.ts'
import { CompanyBanner } from '#site/home/CompanyBanner.tsx'
import { seed } from '#mocks/seed/index.ts'
import { firstOf } from '../../first-of.ts'
import { inApp } from '../../app/in-app.tsx'
import { answers, longText, longTitle, retries } from '../page/answers.ts'
import { leads, sees, seesA } from '../../sees.ts'
import { clicks, inOrder } from '../../play.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ component: CompanyBanner, title: 'site/home/CompanyBanner', decorators: [inApp] })

const banner = { ...firstOf(seed.tables.banners), seccion: 'home' as const }

export const Completo = meta.story({
  play: inOrder(
    seesA('heading', 'Bulonera Quebracho'),
    sees(/^Desde 1978/),
    async ({ canvas }) => expect(canvas.getByRole('region').querySelector('img')).toBeVisible(),
    clicks('link', 'Conocé la empresa'),
    sees('Ruta: /empresa'),
  ),
})

export const EnlaceExterno = meta.story({
  beforeEach: answers(obtenerBanner, [{ ...banner, textoboton: 'Mirá la planta', link: 'https://example.com/planta' }]),
  play: leads('Mirá la planta', 'https://example.com/planta'),
})

export const TextoLargo = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerBanner, [{ ...banner, titulo: longTitle, texto: longText }]),
})

export const SinImagen = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerBanner, [{ ...banner, imagen: '' }]),
})

export const Cargando = meta.story({ ...ofRelease, parameters: { scenario: 'obtenerBanner:hang' } })

export const SinBanner = meta.story({
  parameters: { scenario: 'obtenerBanner:empty' },
  play: async ({ canvas }) => {
    // The banner is there until its answer.
    await canvas.findByRole('region')
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
})

export const NoCarga = meta.story(retries('obtenerBanner', seesA('heading', 'Bulonera Quebracho')))
