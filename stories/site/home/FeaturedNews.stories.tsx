import preview from '../../.storybook/preview.tsx'
import { FeaturedNews } from '#site/home/FeaturedNews.tsx'
import { inApp } from '../../app/in-app.tsx'
import { retries } from '../page/answers.ts'
import { inOrder } from '../../play.ts'
import { countsText, leads, measures, sees } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({
  component: FeaturedNews,
  title: 'site/home/FeaturedNews',
  decorators: [inApp],
})

export const Destacadas = meta.story({
  play: inOrder(
    countsText(3, 'Leer más'),
    leads(/Renovamos el laboratorio/, '/novedades?id=2'),
    measures('link', /Renovamos el laboratorio/, { height: 603 }),
  ),
})

export const Cargando = meta.story({ ...ofRelease, parameters: { scenario: 'obtenerNovedades:hang' } })

export const NingunaDestacada = meta.story({
  parameters: { seed: { novedades: [] } },
  play: sees(/No hay novedades destacadas/),
})

export const NoCarga = meta.story(retries('obtenerNovedades', countsText(3, 'Leer más')))
