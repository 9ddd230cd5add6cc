import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerDescargas } from '#contract/descarga.ts'
import { DescargasPage } from '#site/descargas/DescargasPage.tsx'
import { answers, isEmpty, loading, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { clicks, inOrder } from '../../play.ts'
import { sees, seesA } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ component: DescargasPage, title: 'site/descargas/DescargasPage', decorators: [onSite] })

export const Completa = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Catálogo general 2026/ })
    await expect(link).toHaveAttribute('href', '/api/descargarArchive/1')
    await expect(link.closest('li')).toHaveTextContent('pdf')
    await expect(canvas.getByRole('navigation', { name: 'Migas de pan' })).toHaveTextContent('Inicio > Descargas')
  },
})

export const Cargando = meta.story({ ...loading })

export const Vacia = meta.story(isEmpty('obtenerDescargas', /Todavía no hay archivos/))

export const Falla = meta.story(retries('obtenerDescargas', seesA('link', /Catálogo general 2026/)))

export const UnaDescargaFalla = meta.story({
  parameters: { scenario: 'descargarArchive:error' },
  play: inOrder(clicks('link', /Tabla de pares de apriete/), sees('No pudimos descargarlo. Probá de nuevo.')),
})

export const TitulosLargos = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerDescargas, [
    { id: 1, orden: 1, titulo: longTitle, file: 'descargas/a.pdf' },
    { id: 2, orden: 2, titulo: 'Tabla', file: 'descargas/sin-extension' },
  ]),
  play: seesA('link', longTitle),
})
