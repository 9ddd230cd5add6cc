import { expect, test } from 'vitest'
import { house } from '../../brand.ts'
import { getIconUrl, manifestWith } from './icon-links.ts'

const marca = { ...house, nombre: 'Ñandú', acento: '#0a7d4f', icono: '', iconoApp: '' }
const getFileUrl = (path: string) => `/api/getImage/${path}`
const iconsOf = (own: Partial<typeof marca>, drawn?: string) =>
  manifestWith({}, { ...marca, ...own }, getFileUrl, drawn).icons

const bothOf = (src: string) =>
  ['any', 'maskable'].map((purpose) => ({ src, sizes: '512x512', type: 'image/png', purpose }))

test('the icon that the panel made stands for the installed app, whole and cut to a shape', () => {
  expect(iconsOf({ icono: 'a.jpg', iconoApp: 'app.png' }, 'data:image/png,')).toEqual(bothOf('/api/getImage/app.png'))
})

test('without one it is what the server has drawn, and else the picture', () => {
  expect(iconsOf({}, 'data:image/png,')).toEqual(bothOf('data:image/png,'))
  expect(iconsOf({ icono: 'a.jpg' })).toEqual([{ src: '/api/getImage/a.jpg', sizes: 'any', purpose: 'any' }])
})

test('an initial is drawn of shapes, without its accent, and a name of digits has one too', () => {
  const svg = (nombre: string) => decodeURIComponent(getIconUrl({ ...marca, nombre }, getFileUrl))
  expect(svg('Ñandú')).toBe(svg('nido'))
  expect(svg('Ñandú')).not.toContain('<text')
  expect(svg('3M')).toContain('<path')
  expect(svg('3M')).not.toBe(svg('Ñandú'))
  expect(getIconUrl({ ...marca, nombre: ' ' }, getFileUrl)).toBe('data:,')
})
