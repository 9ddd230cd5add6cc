import preview from '../.storybook/preview.tsx'
import { NotFoundPage } from '#site/NotFoundPage.tsx'
import { inApp } from '../app/in-app.tsx'
import { clicks, inOrder } from '../play.ts'
import { counts, sees } from '../sees.ts'

const meta = preview.meta({ component: NotFoundPage, title: 'site/NotFoundPage', decorators: [inApp] })

export const NoEncontrada = meta.story({
  play: inOrder(counts(9, 'link'), clicks('link', 'Novedades'), sees('Ruta: /novedades')),
})
