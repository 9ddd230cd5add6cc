import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerDescargas } from '../../../src/contract/descarga.ts'
import { DescargasPage } from '../../../src/site/descargas/DescargasPage.tsx'
import { answers, isLoading, longTitle, says } from '../page/answers.ts'
import { onSite } from '../page/on-site.tsx'

const meta = preview.meta({ component: DescargasPage, title: 'site/descargas/DescargasPage', decorators: [onSite] })

export const Completa = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Catálogo general 2026/ })
    await expect(link).toHaveAttribute('href', '/api/descargarArchive/1')
    await expect(link.closest('li')).toHaveTextContent('pdf')
    await expect(canvas.getByRole('navigation', { name: 'Migas de pan' })).toHaveTextContent('Inicio > Descargas')
  },
})

export const Cargando = meta.story({ parameters: { scenario: '*:hang' }, play: isLoading })

export const Vacia = meta.story({
  parameters: { scenario: 'obtenerDescargas:empty' },
  play: says(/Todavía no hay archivos/),
})

export const Falla = meta.story({
  parameters: { scenario: 'obtenerDescargas:error:x1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByRole('link', { name: /Catálogo general 2026/ })).toBeVisible()
  },
})

export const UnaDescargaFalla = meta.story({
  parameters: { scenario: 'descargarArchive:error:x1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Tabla de pares de apriete/ }))
    await expect(await canvas.findByText('No pudimos descargarlo. Probá de nuevo.')).toBeVisible()
  },
})

export const TitulosLargos = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      answers(obtenerDescargas, [
        { id: 1, orden: 1, titulo: longTitle, file: 'descargas/a.pdf' },
        { id: 2, orden: 2, titulo: 'Tabla', file: 'descargas/sin-extension' },
      ]),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longTitle })).toBeVisible()
  },
})
