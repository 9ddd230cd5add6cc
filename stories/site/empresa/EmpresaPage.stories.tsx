import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerBanner } from '../../../src/contract/banner.ts'
import { obtenerSecciones } from '../../../src/contract/valor.ts'
import { EmpresaPage } from '../../../src/site/empresa/EmpresaPage.tsx'
import { answers, longText, longTitle, retries, says, shows } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'

const meta = preview.meta({ component: EmpresaPage, title: 'site/empresa/EmpresaPage', decorators: [onSite] })

export const Completa = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Quiénes somos' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '¿Por qué elegirnos?' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Calidad controlada' })).toBeVisible()
  },
})

export const Cargando = meta.story({
  parameters: { scenario: '*:hang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Cargando…')).toHaveLength(2)
  },
})

export const SinValores = meta.story({
  parameters: { scenario: 'obtenerSecciones:empty' },
  play: says(/nuestras razones/),
})

export const SinBanner = meta.story({
  parameters: { scenario: 'obtenerBanner:empty' },
  play: shows('Calidad controlada'),
})

export const FallaElBanner = meta.story({
  parameters: { scenario: 'obtenerBanner:error:x1' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Calidad controlada' })).toBeVisible()
    await retries(canvas, userEvent.click, 'Quiénes somos')
  },
})

const valor = {
  orden: 1,
  titulo: 'Trazabilidad por lote',
  texto: '<p>Cada caja dice de qué colada salió.</p>',
  imagen: 'valores/valor-calidad.png',
}

export const TextosLargos = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      answers(obtenerBanner, [
        {
          id: 2,
          titulo: longTitle,
          texto: longText,
          imagen: 'banners/banner-2.jpg',
          seccion: 'empresa',
          textoboton: '',
          link: '',
        },
      ]),
      answers(obtenerSecciones, [
        { ...valor, id: 1 },
        { ...valor, id: 2, titulo: longTitle, texto: longText, imagen: '' },
        { ...valor, id: 3 },
        { ...valor, id: 4 },
        { ...valor, id: 5 },
      ]),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: 'Trazabilidad por lote' })).toHaveLength(4)
  },
})
