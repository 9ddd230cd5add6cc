import { expect, test } from 'vitest'
import { firstView, parseView, viewParams } from './list-view.ts'

test.each([
  firstView,
  { text: 'tuerca', page: 2, sorting: [{ id: 'Nombre', desc: true }], chosen: { Estado: 'Sin activar' } },
  {
    text: 'a&b=c #1 100% + ñandú',
    page: 0,
    sorting: [{ id: 'Código de barras', desc: false }],
    chosen: { Mostrar: 'Sin imágenes' },
  },
])('what a list shows survives its address: %o', (view) => {
  expect(parseView(`s=25&${viewParams(view)}`)).toEqual(view)
})

test.each(['p=0', 'p=-2', 'p=x', 'p=1.5', 'o=', 'q='])('%s shows a list as it opens', (params) => {
  expect(parseView(`s=25&${params}`)).toEqual(firstView)
})
