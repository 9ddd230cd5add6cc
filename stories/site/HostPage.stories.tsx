import preview from '../.storybook/preview.tsx'
import { HostPage } from '#site/HostPage.tsx'
import { inApp } from '../app/in-app.tsx'
import { inOrder } from '../play.ts'
import { sees } from '../sees.ts'

const meta = preview.meta({ component: HostPage, title: 'site/HostPage', decorators: [inApp] })

export const EnEspera = meta.story({
  args: { isSlow: true, address: '/blog/?p=3' },
  play: inOrder(sees('Esta página tarda en responder')),
})

export const SinRed = meta.story({
  args: { isSlow: false, address: '/blog/' },
  play: inOrder(sees('No pudimos abrir esta página')),
})
