import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerBanner } from '../../../src/contract/banner.ts'
import { CompanyBanner } from '../../../src/site/home/CompanyBanner.tsx'
import { inApp } from '../../app/in-app.tsx'
import { answers, longText, longTitle, retries } from '../page/answers.ts'
import { leads, seesA } from '../../play.ts'

const meta = preview.meta({ component: CompanyBanner, title: 'site/home/CompanyBanner', decorators: [inApp] })

const banner = {
  id: 1,
  titulo: 'Bulonera Quebracho',
  texto: '<p>Desde 1978.</p>',
  imagen: 'banners/banner-1.jpg',
  seccion: 'home',
  textoboton: '',
  link: '',
} as const

export const Completo = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bulonera Quebracho' })).toBeVisible()
    await expect(canvas.getByText(/^Desde 1978/)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'Conocé la empresa' }))
    await expect(await canvas.findByText('Ruta: /empresa')).toBeVisible()
  },
})

export const EnlaceExterno = meta.story({
  beforeEach: answers(obtenerBanner, [{ ...banner, textoboton: 'Mirá la planta', link: 'https://example.com/planta' }]),
  play: leads('Mirá la planta', 'https://example.com/planta'),
})

export const TextoLargo = meta.story({
  beforeEach: answers(obtenerBanner, [{ ...banner, titulo: longTitle, texto: longText }]),
})

export const SinImagen = meta.story({
  beforeEach: answers(obtenerBanner, [{ ...banner, imagen: '' }]),
})

export const Cargando = meta.story({ parameters: { scenario: 'obtenerBanner:hang' } })

export const SinBanner = meta.story({
  parameters: { scenario: 'obtenerBanner:empty' },
  play: async ({ canvas }) => {
    // The banner is there until its answer.
    await canvas.findByRole('region')
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
})

export const NoCarga = meta.story(retries('obtenerBanner', seesA('heading', 'Bulonera Quebracho')))
