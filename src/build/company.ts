/** Writes the company's name and colour into index.html and the web app manifest, which are read before any code runs. */
import type { Plugin } from 'vite'
import { house } from '../brand.ts'
import { colour } from './colour.ts'

const night = colour('--night')

export const manifest = {
  id: '/',
  name: house.nombre,
  short_name: house.nombreCorto,
  description: house.lema,
  lang: 'es-AR',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: night,
  background_color: night,
  categories: ['business', 'shopping'],
  icons: ['192', '512'].flatMap((size) =>
    ['any' as const, 'maskable' as const].map((purpose) => ({
      src: `/icons/icono-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
}

export const nameCompany = (): Plugin => ({
  name: 'vidriera:company',
  transformIndexHtml: (html) =>
    html.replaceAll('%COMPANY%', house.nombre).replaceAll('%TAGLINE%', house.lema).replaceAll('%NIGHT%', night),
})
