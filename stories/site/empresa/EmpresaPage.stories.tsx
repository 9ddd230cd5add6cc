import preview from '../../.storybook/preview.tsx'
import { obtenerBanner } from '#contract/banner.ts'
import { obtenerSecciones } from '#contract/valor.ts'
import { EmpresaPage } from '#site/empresa/EmpresaPage.tsx'
import { answers, isEmpty, longText, longTitle, retries } from '../page/answers.ts'
import { onSite } from '../../app/in-app.tsx'
import { inOrder } from '../../play.ts'
import { counts, countsText, seesA } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ component: EmpresaPage, title: 'site/empresa/EmpresaPage', decorators: [onSite] })

export const Completa = meta.story({
  play: inOrder(
    seesA('heading', 'Quiénes somos'),
    seesA('heading', '¿Por qué elegirnos?'),
    seesA('heading', 'Calidad controlada'),
  ),
})

export const Cargando = meta.story({
  parameters: { scenario: '*:hang' },
  play: countsText(2, 'Cargando…'),
})

export const SinValores = meta.story(isEmpty('obtenerSecciones', /nuestras razones/))

export const SinBanner = meta.story({
  parameters: { scenario: 'obtenerBanner:empty' },
  play: seesA('heading', 'Calidad controlada'),
})

export const FallaElBanner = meta.story(retries('obtenerBanner', seesA('heading', 'Quiénes somos')))

const valor = {
  orden: 1,
  titulo: 'Trazabilidad por lote',
  texto: '<p>Cada caja dice de qué colada salió.</p>',
  imagen: 'valores/valor-calidad.png',
}

export const TextosLargos = meta.story({
  ...ofRelease,
  beforeEach: (context) => {
    const banner = { id: 2, titulo: longTitle, texto: longText, imagen: 'banners/banner-2.jpg' }
    answers(obtenerBanner, [{ ...banner, seccion: 'empresa', textoboton: '', link: '' }])(context)
    const others = [3, 4, 5].map((id) => ({ ...valor, id }))
    const long = { ...valor, id: 2, titulo: longTitle, texto: longText, imagen: '' }
    answers(obtenerSecciones, [{ ...valor, id: 1 }, long, ...others])(context)
  },
  play: counts(4, 'heading', 'Trazabilidad por lote'),
})
